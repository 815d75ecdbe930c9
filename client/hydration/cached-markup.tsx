import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  type SuspenseProps,
  use,
} from 'react'
import { ServerOnlyContext, useServerOnly } from './server-only.ts'

/** Markup by input, kept by the Worker across pages. */
export interface MarkupCache {
  get(input: readonly unknown[]): string | undefined
  set(input: readonly unknown[], html: string): void
}

/** Null in the browser, and in the Worker with an unpatched React. */
export const MarkupCacheContext = /* @__PURE__ */ createContext<MarkupCache | null>(null)
const InsideContext = /* @__PURE__ */ createContext(false)

type ServerMarkupProps =
  | { html: string }
  | { onMarkup(html: string): void; children: ReactNode }
  | { before: string; after: string; children: ReactNode }

// A symbol, which no data can contain; the Worker's React renders it (scripts/build/react-chunks.ts).
const ServerMarkup = /* @__PURE__ */ Symbol.for(
  'storefront.server-markup',
) as unknown as ComponentType<ServerMarkupProps>

interface CachedMarkupProps {
  /** Everything that the markup depends on besides layout data, which is part of the cache. */
  input: readonly unknown[]
  /**
   * Data to be omitted from the hydration data. `useServerOnly` inside has no effect, because on most
   * pages the children are not rendered.
   */
  serverOnly: readonly (object | null | undefined)[]
  children: () => ReactNode
}

/**
 * Rendered by the Worker once per input, on whichever page: not for parts with `useId`, deferred data
 * or eager pictures, which React preloads. In the browser its component stands for itself.
 */
export function CachedMarkup({ input, serverOnly, children }: CachedMarkupProps) {
  useServerOnly(...serverOnly)
  const cache = use(MarkupCacheContext)
  if (!cache) return <ServerOnlyContext value={null}>{children()}</ServerOnlyContext>
  const html = cache.get(input)
  if (html !== undefined) return <ServerMarkup html={html} />
  return (
    <ServerMarkup onMarkup={(markup) => cache.set(input, markup)}>
      <InsideContext value={true}>
        <ServerOnlyContext value={null}>{children()}</ServerOnlyContext>
      </InsideContext>
    </ServerMarkup>
  )
}

/**
 * Suspense around a lazy part. In cached markup, where nothing is waited for, only its markers: a
 * boundary of React's would be apart from the markup around it.
 */
export const Boundary = import.meta.env.SSR ? WorkerBoundary : Suspense

function WorkerBoundary({ children, ...boundary }: SuspenseProps) {
  if (!use(InsideContext)) return <Suspense {...boundary}>{children}</Suspense>
  return (
    <ServerMarkup before="<!--$-->" after="<!--/$-->">
      {children}
    </ServerMarkup>
  )
}
