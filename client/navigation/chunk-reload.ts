const key = 'chunk-reload-at'
const pauseMs = 60_000

/**
 * Reloads the page because a chunk could not be loaded, at most once a minute (spec §8); false when
 * it was done already and somebody has to be told instead.
 */
export function reloadForChunk(now = Date.now(), reload = () => location.reload()): boolean {
  const last = Number(sessionStorage.getItem(key) ?? 0)
  if (now - last < pauseMs) return false
  sessionStorage.setItem(key, String(now))
  reload()
  return true
}

/** How browsers word the failure of a dynamic import. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)
  )
}
