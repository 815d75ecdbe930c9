import type { Payment, Shipper } from '../../../domain/checkout.ts'
import { addDays, shopTime } from '../../../domain/day.ts'
import { workingDay } from '../../../domain/delivery-date.ts'
import { toDecimal } from '../../pricing/money.ts'
import { sumOf, type Sum } from '../../pricing/total.ts'
import type { Caller } from '../../request/caller.ts'
import { freeShippingAt, type PricedCart } from '../cart/priced-cart.ts'
import { addressLine, branches } from './branches.ts'
import { countryOf, marketOf, warehouseOf, type Market } from './market.ts'
import { paymentOffers, shipperOffers, type PaymentOffer, type ShipperOffer } from './offers.ts'

const sizes = ['parcel', 'bulky', 'freight'] as const

/** Ways of delivery that can carry a cart: of the smallest size that does, and the pick-up. */
export function shippersFor(priced: PricedCart | null, caller: Caller, now: Date): Shipper[] {
  const market = marketOf(caller)
  const fitting = shipperOffers.filter(
    (offer) => offer.markets.includes(market) && fits(offer, priced),
  )
  const smallest = sizes.find((size) => fitting.some((offer) => offer.size === size))
  return fitting
    .filter(({ size }) => size === 'any' || size === smallest)
    .map((offer) => shipperOf(offer, caller, market, now))
}

export function paymentsFor(caller: Caller, isBusiness: boolean): Payment[] {
  const market = marketOf(caller)
  return paymentOffers
    .filter((offer) => offer.markets.includes(market) && (isBusiness || !offer.businessOnly))
    .map((offer) => paymentOf(offer, caller))
}

/** What delivery costs for a cart, in minor units: nothing from the threshold on. */
export function shippingSum(shipper: Shipper, priced: PricedCart): Sum {
  const offer = shipperOffers.find(({ id }) => id === shipper.id)
  const isFree = offer?.freeAtThreshold && priced.total.withTax >= freeShippingAt[priced.currency]
  return sumOf(isFree ? 0 : (offer?.price[priced.currency] ?? 0), priced.currency)
}

export function paymentSum(payment: Payment, priced: PricedCart): Sum {
  const offer = paymentOffers.find(({ id }) => id === payment.id)
  return sumOf(offer?.price[priced.currency] ?? 0, priced.currency)
}

function fits(offer: ShipperOffer, priced: PricedCart | null): boolean {
  return (priced?.lines ?? []).every(
    ({ row }) =>
      row.longest_side_mm <= offer.longestSideMm && row.weight_grams <= offer.weightGrams,
  )
}

function shipperOf(
  offer: ShipperOffer,
  { locale, currency }: Caller,
  market: Market,
  now: Date,
): Shipper {
  const price = sumOf(offer.price[currency], currency)
  const isPickup = offer.type === 'PERSONAL'
  return {
    id: offer.id,
    code: offer.code,
    name: offer.name[locale],
    description: offer.description[locale],
    type: offer.type,
    requiredAddress: !isPickup,
    priceWithTax: toDecimal(price.withTax),
    priceWithoutTax: toDecimal(price.withoutTax),
    freeFrom: offer.freeAtThreshold ? toDecimal(freeShippingAt[currency]) : null,
    blockedPayments: offer.blockedPayments,
    delivery: { nearestDeliveryDate: nearestDate(offer, market, now), closesAt: offer.closesAt },
    branches: isPickup
      ? branches
          .filter((branch) => branch.market === market)
          .map(({ id, name, address, openingHours }) => ({
            id,
            name,
            address: addressLine(address),
            openingHours,
          }))
      : [],
  }
}

/** Leaves the warehouse on its next working day, then travels working days of the recipient. */
function nearestDate(offer: ShipperOffer, market: Market, now: Date): string {
  const { day, time } = shopTime(now)
  let date = workingDay(time >= offer.closesAt ? addDays(day, 1) : day, warehouseOf[market])
  for (let travelled = 0; travelled < offer.transitDays; travelled++) {
    date = workingDay(addDays(date, 1), countryOf[market])
  }
  return date
}

function paymentOf(offer: PaymentOffer, { locale, currency }: Caller): Payment {
  const price = sumOf(offer.price[currency], currency)
  return {
    id: offer.id,
    code: offer.id.toUpperCase(),
    name: offer.name[locale],
    description: offer.description[locale],
    priceWithTax: toDecimal(price.withTax),
    priceWithoutTax: toDecimal(price.withoutTax),
    online: offer.online,
  }
}
