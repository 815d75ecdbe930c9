import type { CurrencyCode } from '../../../../domain/currency.ts'
import type { Market } from '../../../request/market.ts'
import { freeShippingAt } from '../../cart/free-shipping-at.ts'
import type { ShipperOffer } from '../offer.ts'
import { shipperOffers } from './shipper-offers.ts'
import type { Carriage } from '../../../../domain/product/availability.ts'

/** Value of the items in minor units from which an offer costs nothing; null: it always costs. */
export function freeFrom({ freeAtThreshold }: ShipperOffer, currency: CurrencyCode): number | null {
  return freeAtThreshold ? freeShippingAt[currency] : null
}

/** What an offer costs for items of a value, in minor units. */
export function shippingPriceOf(
  offer: ShipperOffer,
  itemsWithTax: number,
  currency: CurrencyCode,
): number {
  const from = freeFrom(offer, currency)
  return from !== null && itemsWithTax >= from ? 0 : offer.price[currency]
}

/** Deliveries to the door that a market has for a kind of carriage. */
export function deliveriesOf(carriage: Carriage, market: Market): ShipperOffer[] {
  return shipperOffers.filter(
    ({ type, size, markets }) =>
      type === 'DELIVERY' && size === carriage && markets.includes(market),
  )
}
