import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  Suspense,
  useEffect,
} from 'react'
import { adoptEarlyInput } from './adopt-early-input.ts'
import { recoverFromChunkError } from './navigation/chunk-failure.ts'
import { whileLoading } from './navigation/leaving.ts'
import { useHydrated } from './ui/use-hydrated.ts'

/**
 * A component whose script comes later. When that cannot be loaded it stays pending: HTML that the
 * server has sent keeps its place and works as links and forms, and nothing takes the page down.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazy(async () => {
    const Part = await loadPart(load)
    return {
      default: function LazyPart(props: Props) {
        useEffect(() => void adoptEarlyInput(), [])
        return createElement(Part, props)
      },
    }
  })
}

/**
 * The components of one chunk. Their HTML is in the page and works as links and forms; their script
 * may come after the page is usable. The server has loaded the chunk before it renders
 * (`loadServerParts`), so that nothing is streamed late.
 */
export function lazyParts<Props>(
  load: () => Promise<Chunk<Props>>,
): <Name extends keyof Props>(name: Name) => ComponentType<Props[Name] & object> {
  if (!import.meta.env.SSR) return (name) => lazyPart(async () => (await load())[name])
  let chunk: Chunk<Props> | null = null
  unloaded.add(async () => void (chunk = await load()))
  return (name) =>
    function ServerPart(props) {
      if (!chunk) throw new Error(`${String(name)} is rendered before its chunk is loaded`)
      return createElement(chunk[name], props)
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
): ComponentType<Props> {
  const Part = lazyPart(load)
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
