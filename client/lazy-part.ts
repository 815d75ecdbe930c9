import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  Suspense,
  useEffect,
  useMemo,
} from 'react'
import { adoptEarlyInput } from './adopt-early-input.ts'
import { firstInteraction } from './first-interaction.ts'
import { releaseClicks, replayClicks } from './click-replay.ts'
import { loadChunk } from './navigation/load-chunk.ts'
import { useHydrated } from './ui/use-hydrated.ts'

interface When {
  /** Whether it must not wait for the first interaction. */
  isNeededNow?: () => boolean
}

/**
 * A component whose script loads later. If the chunk fails it stays pending: the server's HTML
 * remains and works as links and forms, and no error reaches the page.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  needed: Promise<void> = Promise.resolve(),
): ComponentType<Props> {
  return lazy(async () => {
    await needed
    const Part = await loadChunk(load, releaseClicks)
    return {
      default: function LazyPart(props: Props) {
        useEffect(() => void adoptEarlyInput().then(replayClicks), [])
        return createElement(Part, props)
      },
    }
  })
}

/**
 * The components of one chunk. Their HTML is in the page and works as links and forms; their script
 * loads with the first interaction. The server loads the chunk before it renders
 * (`loadServerParts`), so nothing is streamed.
 */
export function lazyParts<Props>(
  load: () => Promise<Chunk<Props>>,
  { isNeededNow }: When = {},
): <Name extends keyof Props>(name: Name) => ComponentType<Props[Name] & object> {
  if (!import.meta.env.SSR)
    return (name) =>
      isNeededNow?.()
        ? lazyPart(async () => (await load())[name])
        : waitingPart(async () => (await load())[name])
  let chunk: Chunk<Props> | null = null
  unloaded.add(async () => void (chunk = await load()))
  return (name) =>
    function ServerPart(props) {
      if (!chunk) throw new Error(`${String(name)} is rendered before its chunk is loaded`)
      return createElement(chunk[name], props)
    }
}

/** Waits for the first interaction, unless it has no server HTML to show meanwhile. */
function waitingPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let need = () => {}
  const needed = new Promise<void>((resolve) => (need = resolve))
  const Part = lazyPart(load, Promise.race([firstInteraction, needed]))
  return function WaitingPart(props) {
    // False while hydrating the server's HTML.
    if (useHydrated()) need()
    // Re-rendering would drop the HTML of nested parts that have not loaded.
    return useMemo(() => createElement(Part, props), [props])
  }
}

/** Lazy parts of imported modules that the server has not loaded yet. */
const unloaded = new Set<() => Promise<void>>()

/**
 * Loads the parts of all loaded screens. Modules cannot use top-level `await`: workerd refuses to
 * import a module that does not settle at once.
 */
export async function loadServerParts(): Promise<void> {
  // A chunk may have parts of its own.
  while (unloaded.size > 0) {
    await Promise.all(
      [...unloaded].map(async (load) => {
        await load()
        unloaded.delete(load)
      }),
    )
  }
}

type Chunk<Props> = { [Name in keyof Props]: FunctionComponent<Props[Name] & object> }

/** A component without server HTML; nothing is rendered until its chunk has loaded. */
export function browserPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isNeededNow = () => true }: When = {},
): ComponentType<Props> {
  const Part = lazyPart(load, import.meta.env.SSR || isNeededNow() ? undefined : firstInteraction)
  return function BrowserPart(props: Props) {
    const hydrated = useHydrated()
    return hydrated && createElement(Suspense, { fallback: null }, createElement(Part, props))
  }
}
