import { type ComponentType, createElement, lazy, useEffect } from 'react'
import { adoptEarlyInput } from './adopt-early-input.ts'
import { recoverFromChunkError } from './navigation/chunk-failure.ts'
import { whileLoading } from './navigation/leaving.ts'

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
