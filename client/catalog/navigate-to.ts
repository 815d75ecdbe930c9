import type { NavigationInfo } from '../navigation/start-navigation.ts'

let latestRequest = 0

/**
 * Shows another address of the present list; settles when it is there or was overtaken.
 * `history`: `replace` where going back should not come to what was shown before.
 */
export async function navigateTo(url: string, history: 'auto' | 'replace' = 'auto'): Promise<void> {
  if (!('navigation' in window)) return location.assign(url)
  const request = ++latestRequest
  // The press is seen first; a list that is at hand already would hold its frame up.
  await nextFrame()
  if (request !== latestRequest) return
  const info: NavigationInfo = { keepScroll: true }
  // Rejects when a newer navigation takes over; errors of the page end in a full load by themselves.
  await navigation.navigate(url, { info, history }).finished?.catch(() => {})
}

/** Resolves when the new page is rendered; at once in a hidden tab. */
function nextFrame(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
