import { type ComponentType, createContext, type ReactNode, Suspense, use } from 'react'

/** Markup by key, kept by the Worker across pages. */
export interface MarkupCache {
  get(key: string): string | undefined
  set(key: string, html: string): void
}

/** Null in the browser, and in the Worker with an unpatched React. */
export const MarkupCacheContext = createContext<MarkupCache | null>(null)
const InsideContext = createContext(false)

type ServerMarkupProps =
  | { html: string }
  | { onMarkup(html: string): void; children: ReactNode }
  | { before: string; after: string; children: ReactNode }

// A symbol, which no data can contain; the Worker's React renders it (scripts/build/react-chunks.ts).
const ServerMarkup = Symbol.for(
  'storefront.server-markup',
) as unknown as ComponentType<ServerMarkupProps>

interface CachedMarkupProps {
  /** Everything that the markup depends on besides layout data, which is part of the cache. */
  input: unknown
  children: () => ReactNode
}

/**
 * Rendered by the Worker once per input, on whichever page: not for parts with `useId`, deferred data
 * or eager pictures, which React preloads. The browser renders it as if it were not there.
 */
export function CachedMarkup({ input, children }: CachedMarkupProps): ReactNode {
  const cache = use(MarkupCacheContext)
  if (!cache) return children()
  const key = JSON.stringify(input)
  const html = cache.get(key)
  if (html !== undefined) return <ServerMarkup html={html} />
  return (
    <ServerMarkup onMarkup={(markup) => cache.set(key, markup)}>
      <InsideContext value={true}>{children()}</InsideContext>
    </ServerMarkup>
  )
}

/**
 * Suspense around a lazy part. In cached markup, where nothing is waited for, only its markers: a
 * boundary of React's would be apart from the markup around it.
 */
export function Boundary({
  fallback = null,
  children,
}: {
  fallback?: ReactNode
  children: ReactNode
}) {
  if (!use(InsideContext)) return <Suspense fallback={fallback}>{children}</Suspense>
  return (
    <ServerMarkup before="<!--$-->" after="<!--/$-->">
      {children}
    </ServerMarkup>
  )
}
