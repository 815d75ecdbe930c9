import type { NavigationInfo } from '../navigation/start-navigation.ts'

let latestRequest = 0

/**
 * Navigates to another URL of the current list; settles when it is rendered or superseded.
 * `history`: `replace` if the back button should skip the current state.
 */
export async function navigateTo(url: string, history: 'auto' | 'replace' = 'auto'): Promise<void> {
  if (!('navigation' in window)) return location.assign(url)
  const request = ++latestRequest
  // Yields first, so that the press is painted before a cached list renders.
  await nextFrame()
  if (request !== latestRequest) return
  const info: NavigationInfo = { keepScroll: true }
  // Rejects when a newer navigation supersedes it; page errors end in a full load.
  await navigation.navigate(url, { info, history }).finished?.catch(() => {})
}

/** Resolves when the new page is rendered; at once in a hidden tab. */
function nextFrame(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
