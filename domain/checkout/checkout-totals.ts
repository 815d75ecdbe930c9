import type { Cart } from '../cart/cart.ts'
import type { Payment, Shipper } from './checkout.ts'

export interface CheckoutTotals {
  itemsWithTax: number
  /** null: not chosen yet. */
  shipping: number | null
  payment: number | null
  totalWithTax: number
  totalWithoutTax: number
  tax: number
}

/** What stands below the items before ordering. The items' sums are the store's. */
export function checkoutTotals(
  cart: Cart,
  shipper: Shipper | null,
  payment: Payment | null,
): CheckoutTotals {
  const free = shipper !== null && isFreeShipping(cart, shipper)
  const shipping = free ? 0 : (shipper?.priceWithTax ?? 0)
  const shippingNet = free ? 0 : (shipper?.priceWithoutTax ?? 0)
  const totalWithTax = round(cart.prices.totalWithTax + shipping + (payment?.priceWithTax ?? 0))
  const totalWithoutTax = round(
    cart.prices.totalWithoutTax + shippingNet + (payment?.priceWithoutTax ?? 0),
  )
  return {
    itemsWithTax: cart.prices.itemsWithTax,
    shipping: shipper && shipping,
    payment: payment && payment.priceWithTax,
    totalWithTax,
    totalWithoutTax,
    tax: round(totalWithTax - totalWithoutTax),
  }
}

/** Price of a shipper for this cart: nothing from its threshold on. */
export function shippingPrice(cart: Cart, shipper: Shipper): number {
  return isFreeShipping(cart, shipper) ? 0 : shipper.priceWithTax
}

/** The least that bringing (else: collecting) this cart costs, for an estimate before the choice. */
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

/** Sums of binary fractions, back to what the store means. */
function round(amount: number): number {
  return Math.round(amount * 10_000) / 10_000
}
