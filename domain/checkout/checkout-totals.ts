import type { Cart } from '../cart/cart.ts'
import type { Shipper } from './checkout.ts'

/** Shipping price for this cart: zero from its threshold on. */
export function shippingPrice(
  cart: Cart,
  shipper: Shipper,
  part: 'priceWithTax' | 'priceWithoutTax' = 'priceWithTax',
): number {
  return isFreeShipping(cart, shipper) ? 0 : shipper[part]
}

/** Minimum shipping price (delivery, else pick-up) of this cart, for an estimate. */
export function cheapestShipper(cart: Cart, shippers: readonly Shipper[]): Shipper | null {
  const offered = shippers.filter(({ refused }) => !refused)
  const delivering = offered.filter(({ type }) => type !== 'PERSONAL')
  const candidates = delivering.length > 0 ? delivering : offered
  const cheaper = (best: Shipper, next: Shipper) =>
    shippingPrice(cart, next) < shippingPrice(cart, best) ? next : best
  return candidates.length > 0 ? candidates.reduce(cheaper) : null
}

function isFreeShipping(cart: Cart, { freeFrom }: Shipper): boolean {
  return freeFrom !== null && cart.prices.totalWithTax >= freeFrom
}
