import { isLeaving } from './leaving.ts'

const key = 'chunk-reload-at'
const pauseMs = 60_000

/**
 * Answers for a chunk that could not be loaded: the page is reloaded, at most once a minute (spec
 * §8), since a new version may be out. Where a navigation has begun, which aborts what is loading,
 * that waits until the visitor returns to this page.
 * @throws the error where it is another one, or where a reload cannot help
 */
export async function recoverFromChunkError(error: unknown): Promise<void> {
  if (!isChunkError(error)) throw error
  // Without an answer a reload would trade a readable page for the browser's error page.
  const reachable = await isServerReachable()
  if (isLeaving()) return addEventListener('pageshow', reloadRestored)
  if (!reachable || !reserveReload(Date.now())) throw error
  location.reload()
}

/** How browsers word the failure of a dynamic import. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)
  )
}

/** False within a minute of the last reload, whichever way the clock was set since. */
export function reserveReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0)
    if (Math.abs(now - last) < pauseMs) return false
    sessionStorage.setItem(key, String(now))
    return true
  } catch {
    // A reload that cannot be remembered could be the first of many.
    return false
  }
}

/** The back/forward cache keeps the page as it was left: without what had been aborted. */
function reloadRestored({ persisted }: PageTransitionEvent) {
  if (persisted && reserveReload(Date.now())) location.reload()
}

async function isServerReachable(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}
