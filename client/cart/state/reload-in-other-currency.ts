import { flash } from '../../storage/flash-message.ts'

const key = 'currency-reload'
const minute = 60_000

interface Currencies {
  page: string
  cart: string
}

/**
 * Reloads a page whose cart is in another currency, as switched in another tab: it would label the
 * amounts with its own. Once a minute for a pair: a reload cannot help against a store that
 * ignores the requested currency.
 */
export function reloadInOtherCurrency({ page, cart }: Currencies, message: string): void {
  try {
    const pair = `${page} ${cart}`
    const [known, at] = (sessionStorage.getItem(key) ?? '').split('|')
    if (known === pair && Date.now() - Number(at) < minute) return
    sessionStorage.setItem(key, `${pair}|${Date.now()}`)
  } catch {
    // Without storage a reload could loop.
    return
  }
  flash({ kind: 'info', text: message })
  location.reload()
}
