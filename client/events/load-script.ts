import { allowsThirdParties } from '../../domain/routes.ts'
import { currentPage } from '../navigation/current-page.ts'

const loading = new Map<string, Promise<void>>()

/**
 * Loads a third-party script once. Rejects if it cannot be loaded; a browser that blocks it is no
 * failure of the shop.
 */
export function loadScript(src: string): Promise<void> {
  const screen = currentPage.value?.screen
  if (!screen || !allowsThirdParties(screen)) return Promise.reject(new Error('Not on this page'))
  hideOrderToken()
  const known = loading.get(src)
  if (known) return known
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('A script cannot be loaded')))
    document.head.appendChild(script)
  })
  loading.set(src, loaded)
  return loaded
}

/** Whether this document has loaded a script, or tried to. */
export function hasRequestedScript(src: string): boolean {
  return loading.has(src)
}

/**
 * An order token authorises its page, and third-party scripts report URLs. The Worker knows the
 * order from a cookie, so a reload still works.
 */
function hideOrderToken(): void {
  const url = new URL(location.href)
  if (!url.searchParams.has('order')) return
  url.searchParams.delete('order')
  history.replaceState(history.state, '', url)
}
