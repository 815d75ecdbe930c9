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
 * may come after the page is usable. `onServer` is the module there, so that nothing is streamed
 * late, and null in the browser: a condition of the caller, because the bundler decides it.
 */
export function lazyParts<Props>(
  load: () => Promise<Chunk<Props>>,
  onServer: Chunk<Props> | null,
): <Name extends keyof Props>(name: Name) => ComponentType<Props[Name] & object> {
  return (name) => onServer?.[name] ?? lazyPart(async () => (await load())[name])
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
