import type { Payment, Shipper, StoreBranch } from '../../../domain/checkout.ts'
import { addDays, shopTime } from '../../../domain/day.ts'
import { workingDay } from '../../../domain/delivery-date.ts'
import { toDecimal } from '../../pricing/money.ts'
import { sumOf, type Sum } from '../../pricing/total.ts'
import { callerVatPercent } from '../../pricing/vat.ts'
import type { Caller } from '../../request/caller.ts'
import { freeShippingAt, type PricedCart } from '../cart/priced-cart.ts'
import { addressLine, branches } from './branches.ts'
import { countryOf, marketOf, warehouseOf, type Market } from '../../request/market.ts'
import { pointsOfCountry } from './points.ts'
import { paymentOffers, shipperOffers, type PaymentOffer, type ShipperOffer } from './offers.ts'

const sizes = ['parcel', 'bulky', 'freight'] as const

/** Ways of delivery that can carry a cart: of the smallest size that does, and the pick-up. */
export async function shippersFor(
  db: D1Database,
  priced: PricedCart | null,
  caller: Caller,
  now: Date,
): Promise<Shipper[]> {
  const market = marketOf(caller)
  const points = await pointsOfCountry(db, countryOf[market])
  const fitting = shipperOffers.filter(
    (offer) =>
      offer.markets.includes(market) &&
      fits(offer, priced) &&
      (offer.points !== 'carrier' || points.some(({ shipperId }) => shipperId === offer.id)),
  )
  const smallest = sizes.find((size) => fitting.some((offer) => offer.size === size))
  return fitting
    .filter(({ size }) => size === 'any' || size === smallest)
    .map((offer) => shipperOf(offer, caller, now, points))
}

/** Every way of delivery of a market, whatever is to be carried. */
export function allShippers(caller: Caller, now: Date): Shipper[] {
  return shipperOffers
    .filter(({ markets }) => markets.includes(marketOf(caller)))
    .map((offer) => shipperOf(offer, caller, now, []))
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
  return sumOf(isFree ? 0 : (offer?.price[priced.currency] ?? 0), priced.vatPercent)
}

export function paymentSum(payment: Payment, priced: PricedCart): Sum {
  const offer = paymentOffers.find(({ id }) => id === payment.id)
  return sumOf(offer?.price[priced.currency] ?? 0, priced.vatPercent)
}

function fits(offer: ShipperOffer, priced: PricedCart | null): boolean {
  return (priced?.lines ?? []).every(
    ({ row }) =>
      row.longest_side_mm <= offer.longestSideMm && row.weight_grams <= offer.weightGrams,
  )
}

function shipperOf(
  offer: ShipperOffer,
  caller: Caller,
  now: Date,
  points: readonly StoreBranch[],
): Shipper {
  const { locale, currency } = caller
  const market = marketOf(caller)
  const price = sumOf(offer.price[currency], callerVatPercent(caller))
  const places =
    offer.points === 'own'
      ? branches.filter((branch) => branch.market === market)
      : points.filter(({ shipperId }) => shipperId === offer.id)
  return {
    id: offer.id,
    code: offer.code,
    name: offer.name[locale],
    description: offer.description[locale],
    type: offer.type,
    requiredAddress: offer.type !== 'PERSONAL',
    priceWithTax: toDecimal(price.withTax),
    priceWithoutTax: toDecimal(price.withoutTax),
    freeFrom: offer.freeAtThreshold ? toDecimal(freeShippingAt[currency]) : null,
    blockedPayments: offer.blockedPayments,
    delivery: { nearestDeliveryDate: nearestDate(offer, market, now), closesAt: offer.closesAt },
    branches: places.map(({ id, name, address, openingHours }) => ({
      id,
      name,
      address: addressLine(address),
      openingHours,
    })),
    hasDeliveryTimes: offer.slots !== undefined,
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

function paymentOf(offer: PaymentOffer, caller: Caller): Payment {
  const { locale, currency } = caller
  const price = sumOf(offer.price[currency], callerVatPercent(caller))
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
