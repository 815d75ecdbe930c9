import * as z from 'zod/mini'
import { CurrencyCode } from '../currency.ts'
import { Locale } from '../locale.ts'
import { Carriage } from '../product/availability.ts'
import { Market } from './market.ts'

/** In the currency's main unit with tax: `4.9`. */
const amount = z.number().check(z.gte(0), z.lte(1_000_000), z.multipleOf(0.01))
export const Amounts = z.record(CurrencyCode, amount)
export type Amounts = z.infer<typeof Amounts>

/** In at least one language; whoever reads another one sees the first. */
const OfferText = z
  .partialRecord(Locale, z.string().check(z.trim(), z.minLength(1), z.maxLength(200)))
  .check(z.refine((texts) => Object.keys(texts).length > 0, 'is written in no language'))
export type OfferText = z.infer<typeof OfferText>

const id = z.string().check(z.regex(/^[\w-]{1,40}$/))
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const limit = z.optional(z.int().check(z.gt(0)))
const markets = z.array(Market).check(z.minLength(1))

/** Points of a carrier: whose picker shows them, and where it has some (ISO 3166-1 alpha-3). */
const CarrierPoints = z.object({
  provider: z.enum(['packeta', 'ppl']),
  countries: z.array(z.string().check(z.regex(/^[A-Z]{3}$/))).check(z.minLength(1)),
})

/** A way of delivery before it meets a cart. */
export const ShipperOffer = z.object({
  id,
  code: id,
  markets,
  type: z.enum(['PERSONAL', 'DELIVERY']),
  /** Only the smallest size that carries the whole cart is offered. */
  size: z.union([z.literal('any'), Carriage]),
  name: OfferText,
  description: OfferText,
  /** It is on offer where it has one in the customer's currency. */
  price: Amounts,
  /** Free from the shop's threshold on. */
  freeAtThreshold: z._default(z.boolean(), false),
  /** Working days from leaving the warehouse. */
  transitDays: z.int().check(z.gte(0), z.lte(60)),
  closesAt: clock,
  /** Time of day before which it arrives. */
  before: z.optional(clock),
  /** Largest single piece that it takes; left out: any. */
  longestSideMm: limit,
  weightGrams: limit,
  /** Of all pieces of an order together. */
  totalGrams: limit,
  /** Ids of payments that cannot be combined with it. */
  blockedPayments: z._default(z.array(id), []),
  /** Collected at the shop's own branches, or at points of a carrier. */
  points: z.optional(z.union([z.literal('own'), CarrierPoints])),
  /** Brings parcels to a Packstation of DHL, too. */
  lockers: z.optional(z.boolean()),
  /** Times of a working day that can be booked, and how many orders each takes. */
  slots: z.optional(
    z.array(z.object({ from: clock, to: clock, capacity: z.int().check(z.gt(0)) })),
  ),
})
export type ShipperOffer = z.infer<typeof ShipperOffer>

/** A card or bank that pays in this way; the file is below an address of the shop. */
const PaymentLogo = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  file: z.string().check(z.regex(/^\/[\w./-]+\.(svg|png|webp)$/)),
})

export const PaymentOffer = z.object({
  id,
  markets,
  name: OfferText,
  description: OfferText,
  price: Amounts,
  online: z._default(z.boolean(), false),
  /** Items leave once the payment has arrived, which takes days. */
  prepaid: z._default(z.boolean(), false),
  /** Paid in cash when the items are handed over. */
  inCash: z.optional(z.boolean()),
  businessOnly: z._default(z.boolean(), false),
  logos: z.optional(z.array(PaymentLogo).check(z.maxLength(12))),
})
export type PaymentOffer = z.infer<typeof PaymentOffer>

/** Of the language, else of the first that it is written in. */
export function offerText(texts: OfferText, locale: Locale): string {
  return texts[locale] ?? Object.values(texts)[0] ?? ''
}

/** What is on offer in a market and has a price in its currency. */
export function offeredIn<Offer extends Pick<PaymentOffer, 'markets' | 'price'>>(
  offers: readonly Offer[],
  { market, currency }: { market: Market; currency: CurrencyCode },
): Offer[] {
  return offers.filter(
    ({ markets, price }) => markets.includes(market) && price[currency] !== undefined,
  )
}
