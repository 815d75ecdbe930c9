import { isUnloading } from './unload.ts'

const key = 'chunk-reload-at'
const pauseMs = 60_000

/**
 * Handles a failed chunk import: reloads the page, at most once a minute (spec §8), since a new
 * version may be deployed. If a navigation has begun, which aborts imports, the reload waits until
 * the visitor returns. @throws the error if it is another one, or if a reload cannot help
 */
export async function recoverFromChunkError(error: unknown): Promise<void> {
  if (!isChunkError(error)) throw error
  // Offline, a reload would replace a readable page by the browser's error page.
  const reachable = await isServerReachable()
  if (isUnloading()) return addEventListener('pageshow', reloadRestored)
  if (!reachable || !claimReload(Date.now())) throw error
  location.reload()
}

/** The same where the page is readable without the chunk: what no reload can help is logged. */
export async function surviveChunkError(error: unknown): Promise<void> {
  try {
    await recoverFromChunkError(error)
  } catch (failure) {
    console.error('chunk', failure)
  }
}

/** Messages of a failed dynamic import in browsers. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)
  )
}

/** False within a minute of the last reload, even if the clock was changed. */
export function claimReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0)
    if (Math.abs(now - last) < pauseMs) return false
    sessionStorage.setItem(key, String(now))
    return true
  } catch {
    // Without storage a reload could loop.
    return false
  }
}

/** A page from the bfcache still lacks its aborted imports. */
function reloadRestored({ persisted }: PageTransitionEvent) {
  if (persisted && claimReload(Date.now())) location.reload()
}

export async function isServerReachable(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}
