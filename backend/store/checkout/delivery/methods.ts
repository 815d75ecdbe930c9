import type { CarryingLimit, Payment, Shipper } from '../../../../domain/checkout/checkout.ts'
import { deliveryDay } from '../../../../domain/checkout/delivery/promise-delivery.ts'
import type { Config } from '../../../env.ts'
import { fromThousandths } from '../../../db/thousandths.ts'
import { toDecimal } from '../../../pricing/money.ts'
import { sumOf, type Sum } from '../../../pricing/total.ts'
import { callerVatPercent } from '../../../pricing/vat.ts'
import type { Caller } from '../../../request/caller.ts'
import type { LineRow } from '../../cart/lines/lines.ts'
import type { PricedCart } from '../../cart/priced-cart.ts'
import type { Branch } from '../../../../domain/merchant/merchant.ts'
import { pickupPlace } from './branches.ts'
import { countryOf, marketOf } from '../../../request/market.ts'
import { type PaymentOffer, type ShipperOffer } from '../offer.ts'
import { paymentOffers } from '../payment-offers.ts'
import { termsOf } from './delivery-terms.ts'
import { carriageOfAll } from './carriage.ts'
import { freeFrom, shippingPriceOf } from './shipping-price.ts'
import { readyDaysOf } from './ready-days-of.ts'
import { shipperOffers } from './shipper-offers.ts'

/** To whom, when, and where own branches are. */
interface Offered {
  branches: readonly Branch[]
  caller: Caller
  now: Date
}

/**
 * Ways of delivery for a cart: of the smallest size that carries it, and the pick-up. Points of
 * carriers are listed with the reason where they cannot take it.
 */
export function shippersFor(
  priced: PricedCart | null,
  { branches, caller, now }: Offered,
): Shipper[] {
  const market = marketOf(caller)
  const rated = shipperOffers
    .filter(({ markets }) => markets.includes(market))
    .map((offer) => ({ offer, refused: limitOf(offer, priced, caller) }))
  const smallest = carriageOfAll((priced?.lines ?? []).map(({ row }) => row))
  return rated
    .filter(({ offer, refused }) =>
      isPoint(offer) || offer.size === 'any' ? true : offer.size === smallest && !refused,
    )
    .map(({ offer, refused }) => ({
      ...shipperOf(offer, { branches, caller, now }, priced),
      refused,
    }))
}

/** Every way of delivery of a market, whatever is to be carried. */
export function allShippers(offered: Offered): Shipper[] {
  return shipperOffers
    .filter(({ markets }) => markets.includes(marketOf(offered.caller)))
    .map((offer) => shipperOf(offer, offered))
}

/** Ways to pay of a market; none online where nobody takes such payments. */
export function paymentsFor(
  caller: Caller,
  isBusiness: boolean,
  { PAY_URL }: Pick<Config, 'PAY_URL'>,
): Payment[] {
  const market = marketOf(caller)
  return paymentOffers
    .filter(
      ({ markets, businessOnly, online }) =>
        markets.includes(market) && (isBusiness || !businessOnly) && (PAY_URL !== null || !online),
    )
    .map((offer) => paymentOf(offer, caller))
}

/** What delivery costs for a cart, in minor units: nothing from the threshold on. */
export function shippingSum(shipper: Shipper, priced: PricedCart): Sum {
  const offer = shipperOffers.find(({ id }) => id === shipper.id)
  const price = offer ? shippingPriceOf(offer, priced.total.withTax, priced.currency) : 0
  return sumOf(price, priced.vatPercent)
}

export function paymentSum(payment: Payment, priced: PricedCart): Sum {
  const offer = paymentOffers.find(({ id }) => id === payment.id)
  return sumOf(offer?.price[priced.currency] ?? 0, priced.vatPercent)
}

function isPoint({ points }: ShipperOffer): boolean {
  return typeof points === 'object'
}

/** What of a cart is too long, else too heavy, for a way of delivery; null where it carries all. */
function limitOf(
  offer: ShipperOffer,
  priced: PricedCart | null,
  { locale }: Caller,
): CarryingLimit | null {
  const { longestSideMm, weightGrams, totalGrams } = offer
  const namesOf = (isBeyond: (row: LineRow) => boolean) =>
    (priced?.lines ?? [])
      .filter(({ row }) => isBeyond(row))
      .map(({ row }) => row.variantFullname[locale])
  const long = namesOf((row) => row.longestSideMm > longestSideMm)
  if (long.length > 0) return { reason: 'length', limit: longestSideMm, items: long }
  const heavy = namesOf((row) => row.weightGrams > weightGrams)
  if (heavy.length > 0) return { reason: 'weight', limit: weightGrams, items: heavy }
  const grams = (priced?.lines ?? []).reduce((sum, line) => sum + weightOf(line), 0)
  return grams > totalGrams
    ? { reason: 'total_weight', limit: totalGrams, items: namesOf(() => true) }
    : null
}

function weightOf({ row: { amount, weightGrams } }: PricedCart['lines'][number]): number {
  return fromThousandths(amount) * weightGrams
}

function shipperOf(
  offer: ShipperOffer,
  { branches, caller, now }: Offered,
  priced: PricedCart | null = null,
): Shipper {
  const { locale, currency } = caller
  const market = marketOf(caller)
  const price = sumOf(offer.price[currency], callerVatPercent(caller))
  const own =
    offer.points === 'own'
      ? branches.filter(({ address }) => address.country === countryOf[market])
      : []
  const free = freeFrom(offer, currency)
  const atOnce = {
    type: offer.type,
    delivery: { ...termsOf(offer, market), nearestDeliveryDate: '' },
  }
  return {
    id: offer.id,
    code: offer.code,
    name: offer.name[locale],
    description: offer.description[locale],
    type: offer.type,
    requiredAddress: offer.type !== 'PERSONAL',
    priceWithTax: toDecimal(price.withTax),
    priceWithoutTax: toDecimal(price.withoutTax),
    freeFrom: free === null ? null : toDecimal(free),
    blockedPayments: offer.blockedPayments,
    delivery: {
      nearestDeliveryDate: deliveryDay({
        now,
        delayDays: 0,
        shipper: atOnce,
        country: countryOf[market],
      }),
      ...termsOf(offer, market),
      ...(offer.before && { before: offer.before }),
    },
    branches: own.map((one) => ({
      ...pickupPlace(one, locale),
      ...(priced && { delayDays: readyDaysOf(priced.lines, one.warehouseId) }),
    })),
    points: typeof offer.points === 'object' ? offer.points : null,
    hasDeliveryTimes: offer.slots !== undefined,
  }
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
    prepaid: offer.prepaid,
  }
}
