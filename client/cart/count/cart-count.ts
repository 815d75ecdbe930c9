import { signal } from '@preact/signals-react'
import { api } from '../../../domain/api.ts'
import { earlyResponse } from '../../http/early-response.ts'
import { hasGuestCart, hasSession } from '../../known-visitor.ts'
import { countItems } from './count-items.ts'

/** The header's number of items. 0: none, or not known yet. */
export const cartCount = signal(0)

const early = earlyResponse({
  url: api.cart,
  channel: 'cart',
  show(body) {
    const count = countItems(body)
    if (count !== null) cartCount.value = count
    return count !== null
  },
  clear: () => void (cartCount.value = 0),
})

/** SWR has loaded the cart, and determines the count from now on. */
export function followCart(items: readonly { isDiscount: boolean }[]): void {
  early.end()
  cartCount.value = items.filter(({ isDiscount }) => !isDiscount).length
}

export function watchCartCount(): void {
  early.watch(() => hasGuestCart() || hasSession())
}
