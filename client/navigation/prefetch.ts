import type { PageStore } from './page-store.ts'

const hoverMs = 80
const maxConcurrent = 2
/** Prefetch budget per page load: a pointer sweeping over a list must not exhaust it. */
const budget = 20

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Prefetches a page on hover, focus or touch (design §3). */
export function startPrefetching(store: PageStore) {
  let left = budget
  let running = 0
  let hover: ReturnType<typeof setTimeout> | undefined

  const prefetch = (path: string) => {
    if (left <= 0 || running >= maxConcurrent || savesData() || store.find(path, false)) return
    left--
    running++
    // A failed prefetch has no effect: the click loads the page itself.
    store
      .load(path, AbortSignal.timeout(10_000))
      .catch(() => {})
      .finally(() => running--)
  }
  const intend = (event: Event) => {
    clearTimeout(hover)
    const path = prefetchablePath(event.target)
    if (!path) return
    if (event.type === 'pointerover') hover = setTimeout(() => prefetch(path), hoverMs)
    else prefetch(path)
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, intend, { passive: true })
  }
}

function prefetchablePath(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (
    !link?.href ||
    link.origin !== location.origin ||
    link.target ||
    link.closest('[data-prefetch=no]')
  )
    return null
  if (link.pathname === location.pathname && link.search === location.search) return null
  return /^\/(checkout|login|register|api|cdn|outbox|pay)/.test(link.pathname)
    ? null
    : link.pathname + link.search
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
