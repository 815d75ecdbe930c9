import type { NavigationInfo } from '../../navigation/start-navigation.ts'

/**
 * Shows another address of the present list; settles when it is there or was overtaken.
 * `history`: `replace` where going back should not come to what was shown before.
 */
export async function goInPlace(url: string, history: 'auto' | 'replace' = 'auto'): Promise<void> {
  if (!('navigation' in window)) return location.assign(url)
  const info: NavigationInfo = { keepPlace: true }
  // Rejects when a newer navigation takes over; errors of the page end in a full load by themselves.
  await navigation.navigate(url, { info, history }).finished?.catch(() => {})
}
