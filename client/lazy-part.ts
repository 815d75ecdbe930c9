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
import { firstSign } from './first-sign.ts'
import { releasePresses, repeatPresses } from './held-press.ts'
import { recoverFromChunkError } from './navigation/chunk-failure.ts'
import { whileLoading } from './navigation/leaving.ts'
import { useHydrated } from './ui/use-hydrated.ts'

interface When {
  /** Whether it may not wait for the first sign of a visitor. */
  isNeededNow?: () => boolean
}

/**
 * A component whose script comes later. When that cannot be loaded it stays pending: HTML that the
 * server has sent keeps its place and works as links and forms, and nothing takes the page down.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  needed: Promise<void> = Promise.resolve(),
): ComponentType<Props> {
  return lazy(async () => {
    await needed
    const Part = await loadPart(load)
    return {
      default: function LazyPart(props: Props) {
        useEffect(() => void adoptEarlyInput().then(repeatPresses), [])
        return createElement(Part, props)
      },
    }
  })
}

/**
 * The components of one chunk. Their HTML is in the page and works as links and forms; their script
 * comes with the visitor's first sign. The server has loaded the chunk before it renders
 * (`loadServerParts`), so that nothing is streamed late.
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

/** Waits for the first sign, but never where it has no HTML that could be looked at meanwhile. */
function waitingPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let need = () => {}
  const needed = new Promise<void>((resolve) => (need = resolve))
  const Part = lazyPart(load, Promise.race([firstSign, needed]))
  return function WaitingPart(props) {
    // False as long as it is the server's HTML that is brought to life.
    if (useHydrated()) need()
    // Drawn anew with that, parts inside whose script is still to come would lose their HTML.
    return useMemo(() => createElement(Part, props), [props])
  }
}

/** Of modules that the server has met and whose parts it has not loaded yet. */
const unloaded = new Set<() => Promise<void>>()

/**
 * Loads the parts of every screen that is loaded. Modules cannot do that themselves by an `await` at
 * their top level: workerd refuses to import a module that does not settle at once.
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

/** A component that the server's HTML does not have; nothing is shown until its script is there. */
export function browserPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isNeededNow = () => true }: When = {},
): ComponentType<Props> {
  const Part = lazyPart(load, import.meta.env.SSR || isNeededNow() ? undefined : firstSign)
  return function BrowserPart(props: Props) {
    const hydrated = useHydrated()
    return hydrated && createElement(Suspense, { fallback: null }, createElement(Part, props))
  }
}

async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await whileLoading(load())
    } catch (error) {
      releasePresses()
      await outliveFailure(error)
    }
  }
}

/** Settles when it makes sense to try again; never, where the page is left or reloaded. */
async function outliveFailure(error: unknown): Promise<void> {
  try {
    await recoverFromChunkError(error)
    return await new Promise(() => {})
  } catch (failure) {
    console.error('chunk', failure)
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  }
}
