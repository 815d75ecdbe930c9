import { recoverFromChunkError } from './chunk-failure.ts'
import { detectUnloadWhile } from './unload.ts'

/**
 * Loads a chunk that the page is readable without. It never rejects: a failure that no reload helps
 * is logged, and the chunk is requested again once the browser is back online.
 */
export async function loadChunk<Loaded>(
  load: () => Promise<Loaded>,
  onFailure: () => void = () => {},
): Promise<Loaded> {
  for (;;) {
    try {
      return await detectUnloadWhile(load())
    } catch (error) {
      onFailure()
      await outliveFailure(error)
    }
  }
}

/** Settles when a retry makes sense; never if the page is left or reloaded. */
async function outliveFailure(error: unknown): Promise<void> {
  // The connection may be back before the server is found to be unreachable.
  const online = new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  try {
    await recoverFromChunkError(error)
    return await new Promise(() => {})
  } catch (failure) {
    console.error('chunk', failure)
    await online
  }
}
