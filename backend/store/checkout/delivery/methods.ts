import type { CarryingLimit, Payment, Shipper } from '../../../../domain/checkout/checkout.ts'
import type { Order } from '../../../../domain/order/order.ts'
import { deliveryDay } from '../../../../domain/checkout/delivery/promise-delivery.ts'
import type { Config } from '../../../env.ts'
import { fromThousandths } from '../../../db/thousandths.ts'
import { toDecimal, toMinor } from '../../../../domain/minor-units.ts'
import { sumOf, type GrossAndNet } from '../../../pricing/total.ts'
import { splitAcrossRates } from '../../../pricing/tax-mix.ts'
import { callerVatPercent } from '../../../pricing/vat.ts'
import type { Caller } from '../../../request/caller.ts'
import type { LineRow } from '../../cart/lines/lines.ts'
import type { PricedCart } from '../../cart/priced-cart.ts'
import type { Merchant } from '../../../../domain/merchant/merchant.ts'
import {
  offeredIn,
  offerText,
  type PaymentOffer,
  type ShipperOffer,
} from '../../../../domain/merchant/offers.ts'
import { pickupPlace } from './branches.ts'
import { marketOf, saleOf } from '../../../request/market.ts'
import { markets } from '../../../../domain/merchant/market.ts'
import { type DeliveryRequest, termsOf } from './delivery-terms.ts'
import { shippingClassOfAll } from './shipping-class.ts'
import { freeFrom, minorOf } from './shipping-price.ts'
import { readyDaysOf } from './ready-days-of.ts'

/**
 * Shipping methods of a cart: of the smallest suitable size, and pick-up. Carrier points that
 * cannot take it are listed with the reason.
 */
export function shippersFor(priced: PricedCart | null, request: DeliveryRequest): Shipper[] {
  const { merchant, caller } = request
  const rated = offeredIn(merchant.shipping.offers, saleOf(caller)).map((offer) => ({
    offer,
    refused: limitOf(offer, priced, caller),
  }))
  const smallest = shippingClassOfAll((priced?.lines ?? []).map(({ row }) => row))
  return rated
    .filter(({ offer, refused }) =>
      isPoint(offer) || offer.size === 'any' ? true : offer.size === smallest && !refused,
    )
    .map(({ offer, refused }) => ({
      ...shipperOf(offer, request, priced),
      refused,
    }))
}

/** All shipping methods of a market, independent of a cart. */
export function allShippers(request: DeliveryRequest): Shipper[] {
  const { merchant, caller } = request
  return offeredIn(merchant.shipping.offers, saleOf(caller)).map((offer) =>
    shipperOf(offer, request),
  )
}

/** Payment methods of a market; online ones only with a provider. */
export function paymentsFor(
  { payments }: Pick<Merchant, 'payments'>,
  caller: Caller,
  isBusiness: boolean,
  { PAY_URL }: Pick<Config, 'PAY_URL'>,
): Payment[] {
  return offeredIn(payments, saleOf(caller))
    .filter(
      ({ businessOnly, online }) => (isBusiness || !businessOnly) && (PAY_URL !== null || !online),
    )
    .map((offer) => paymentOf(offer, caller))
}

/** Shipping price of a cart, in minor units: zero from the threshold on. */
export function shippingSum(shipper: Shipper, priced: PricedCart): GrossAndNet {
  const from = shipper.freeFrom === null ? Infinity : toMinor(shipper.freeFrom)
  const price = priced.total.withTax >= from ? 0 : toMinor(shipper.priceWithTax)
  return splitAcrossRates(price, priced.mix)
}

export function paymentSum(payment: Payment, priced: PricedCart): GrossAndNet {
  return splitAcrossRates(toMinor(payment.priceWithTax), priced.mix)
}

function isPoint({ points }: ShipperOffer): boolean {
  return typeof points === 'object'
}

/** Items that exceed a method's size, else its weight; null if it carries all. */
function limitOf(
  offer: ShipperOffer,
  priced: PricedCart | null,
  { locale }: Caller,
): CarryingLimit | null {
  const { longestSideMm = Infinity, weightGrams = Infinity, totalGrams = Infinity } = offer
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
  request: DeliveryRequest,
  priced: PricedCart | null = null,
): Shipper {
  const { merchant, caller, now } = request
  const { locale, currency } = caller
  const market = marketOf(caller)
  const price = sumOf(minorOf(offer.price, currency), callerVatPercent(caller))
  const terms = termsOf(offer, request)
  const own =
    offer.points === 'own'
      ? merchant.branches.filter(({ address }) => address.country === markets[market].country)
      : []
  const free = freeFrom(merchant, offer, currency)
  const immediate = {
    type: offer.type,
    delivery: { ...terms, nearestDeliveryDate: '' },
  }
  return {
    id: offer.id,
    code: offer.code,
    name: offerText(offer.name, locale),
    description: offerText(offer.description, locale),
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
        shipper: immediate,
        country: markets[market].country,
      }),
      ...terms,
      ...(offer.before && { before: offer.before }),
    },
    branches: own.map((one) => ({
      ...pickupPlace(one, locale),
      ...(priced && { delayDays: readyDaysOf(priced.lines, one.warehouseId) }),
    })),
    points: typeof offer.points === 'object' ? offer.points : null,
    ...(offer.lockers && { lockers: true }),
    hasDeliveryTimes: offer.slots !== undefined,
  }
}

function paymentOf(offer: PaymentOffer, caller: Caller): Payment {
  const { locale, currency } = caller
  const price = sumOf(minorOf(offer.price, currency), callerVatPercent(caller))
  return {
    id: offer.id,
    code: offer.id.toUpperCase(),
    name: offerText(offer.name, locale),
    description: offerText(offer.description, locale),
    priceWithTax: toDecimal(price.withTax),
    priceWithoutTax: toDecimal(price.withoutTax),
    online: offer.online,
    prepaid: offer.prepaid,
    ...(offer.inCash && { inCash: true }),
    ...(offer.logos && { logos: offer.logos.map(({ name, file }) => ({ name, src: file })) }),
  }
}

/** What an order keeps of its payment method. */
export function orderedPayment({ id, name, online, prepaid }: Payment): Order['payment'] {
  return { id, name, online, ...(prepaid && { prepaid }) }
}
