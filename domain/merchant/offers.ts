import * as z from 'zod/mini'
import { CurrencyCode } from '../currency.ts'
import { Locale } from '../locale.ts'
import { ShippingClass } from '../product/availability.ts'
import { Market } from './market.ts'

/** In the currency's main unit with tax: `4.9`. */
const amount = z.number().check(z.gte(0), z.lte(1_000_000), z.multipleOf(0.01))
export const Amounts = z.record(CurrencyCode, amount)
export type Amounts = z.infer<typeof Amounts>

/** In at least one language; the first one is the fallback. */
const OfferText = z
  .partialRecord(Locale, z.string().check(z.trim(), z.minLength(1), z.maxLength(200)))
  .check(z.refine((texts) => Object.keys(texts).length > 0, 'is written in no language'))
export type OfferText = z.infer<typeof OfferText>

const id = z
  .string()
  .check(z.regex(/^[\w-]{1,40}$/, 'must be 1 to 40 letters, digits, dashes or underscores'))
const clock = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, such as 14:00'))
const limit = z.optional(z.int().check(z.gt(0)))
const markets = z.array(Market).check(z.minLength(1))

/** A carrier's points: provider of the picker, and countries (ISO 3166-1 alpha-3). */
const CarrierPoints = z.object({
  provider: z.enum(['packeta', 'ppl']),
  countries: z.array(z.string().check(z.regex(/^[A-Z]{3}$/))).check(z.minLength(1)),
})

/** A shipping method, independent of a cart. */
export const ShipperOffer = z.object({
  id,
  code: id,
  markets,
  type: z.enum(['PERSONAL', 'DELIVERY']),
  /** Only the smallest size that carries the whole cart is offered. */
  size: z.union([z.literal('any'), ShippingClass]),
  name: OfferText,
  description: OfferText,
  /** Available if it has one in the customer's currency. */
  price: Amounts,
  /** Free from the shop's threshold on. */
  freeAtThreshold: z._default(z.boolean(), false),
  /** Transit time in working days. */
  transitDays: z.int().check(z.gte(0), z.lte(60)),
  closesAt: clock,
  /** Guaranteed time of day. */
  before: z.optional(clock),
  /** Maximum size of a single piece; left out: unlimited. */
  longestSideMm: limit,
  weightGrams: limit,
  /** Limit of all pieces of an order together. */
  totalGrams: limit,
  /** Ids of excluded payment methods. */
  blockedPayments: z._default(z.array(id), []),
  /** Pick-up at the shop's own branches, or at points of a carrier. */
  points: z.optional(z.union([z.literal('own'), CarrierPoints])),
  /** Delivers to DHL Packstations, too. */
  lockers: z.optional(z.boolean()),
  /** Bookable time slots of a working day, with their capacity in orders. */
  slots: z.optional(
    z.array(z.object({ from: clock, to: clock, capacity: z.int().check(z.gt(0)) })),
  ),
})
export type ShipperOffer = z.infer<typeof ShipperOffer>

/** A card or bank of this payment method; the file is below a URL of the shop. */
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
  /** By a bank transfer, before dispatch: with account and QR code, reminded of, released. */
  prepaid: z._default(z.boolean(), false),
  /** Paid in cash on delivery or pick-up. */
  inCash: z.optional(z.boolean()),
  /** On account: by a bank transfer within so many days of the invoice. */
  dueDays: z.optional(z.int().check(z.gte(1), z.lte(120))),
  businessOnly: z._default(z.boolean(), false),
  logos: z.optional(z.array(PaymentLogo).check(z.maxLength(12))),
})
export type PaymentOffer = z.infer<typeof PaymentOffer>

/** In the language, else in the first one. */
export function offerText(texts: OfferText, locale: Locale): string {
  return texts[locale] ?? Object.values(texts)[0] ?? ''
}

/** Methods of a market with a price in its currency. */
export function offeredIn<Offer extends Pick<PaymentOffer, 'markets' | 'price'>>(
  offers: readonly Offer[],
  { market, currency }: { market: Market; currency: CurrencyCode },
): Offer[] {
  return offers.filter(
    ({ markets, price }) => markets.includes(market) && price[currency] !== undefined,
  )
}
