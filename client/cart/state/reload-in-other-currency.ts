import { flash } from '../../storage/flash-message.ts'

const key = 'currency-reload'

interface Currencies {
  page: string
  cart: string
}

/**
 * Reloads a page whose cart is in another currency, as switched in another tab: it would label the
 * amounts with its own. Once for a pair: a reload cannot help against a store that ignores the
 * requested currency.
 */
export function reloadInOtherCurrency({ page, cart }: Currencies, message: string): void {
  try {
    if (page === cart) return sessionStorage.removeItem(key)
    const pair = `${page} ${cart}`
    if (sessionStorage.getItem(key) === pair) return
    sessionStorage.setItem(key, pair)
  } catch {
    // Without storage a reload could loop.
    return
  }
  flash({ kind: 'info', text: message })
  location.reload()
}
