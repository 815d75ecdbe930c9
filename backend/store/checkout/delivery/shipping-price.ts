import type { CurrencyCode } from '../../../../domain/currency.ts'
import type { Merchant } from '../../../../domain/merchant/merchant.ts'
import { type Amounts, offeredIn, type ShipperOffer } from '../../../../domain/merchant/offers.ts'
import type { ShippingClass } from '../../../../domain/product/availability.ts'
import { toMinor } from '../../../../domain/minor-units.ts'
import type { saleOf } from '../../../request/market.ts'

/** Merchants write amounts in the main unit; the store computes in minor ones. */
export function minorOf(price: Amounts, currency: CurrencyCode): number {
  return toMinor(price[currency] ?? 0)
}

/** Order value in minor units for free parcels; null: never free. */
export function freeShippingAt(
  { shipping }: Pick<Merchant, 'shipping'>,
  currency: CurrencyCode,
): number | null {
  const from = shipping.freeFrom[currency]
  return from === undefined ? null : toMinor(from)
}

/** Order value in minor units for a method's free shipping; null: never free. */
export function freeFrom(
  merchant: Pick<Merchant, 'shipping'>,
  { freeAtThreshold }: ShipperOffer,
  currency: CurrencyCode,
): number | null {
  return freeAtThreshold ? freeShippingAt(merchant, currency) : null
}

/** Price of a method for items of a value, in minor units. */
export function shippingPriceOf(
  merchant: Pick<Merchant, 'shipping'>,
  offer: ShipperOffer,
  itemsWithTax: number,
  currency: CurrencyCode,
): number {
  const from = freeFrom(merchant, offer, currency)
  return from !== null && itemsWithTax >= from ? 0 : minorOf(offer.price, currency)
}

/** Home deliveries of a market for a shipping class. */
export function deliveriesOf(
  { shipping }: Pick<Merchant, 'shipping'>,
  shippingClass: ShippingClass,
  sale: ReturnType<typeof saleOf>,
): ShipperOffer[] {
  return offeredIn(shipping.offers, sale).filter(
    ({ type, size }) => type === 'DELIVERY' && size === shippingClass,
  )
}
