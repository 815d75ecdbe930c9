import * as z from 'zod/mini'
import { Address, Business } from '../account/address.ts'
import { DeliveryPromise } from '../checkout/delivery/delivery-promise.ts'
import { CurrencyCode } from '../currency.ts'
import { Locale } from '../locale.ts'
import { SaleUnit } from '../product/availability.ts'
import { BasePrice } from '../product/prices.ts'
import { TaxCategory, TaxDecision } from '../tax/tax-decision.ts'

/* One typed document per order. Cart, review, finished page, emails, account, CSV, print,
   events, invoice and withdrawal render it and compute nothing. Amounts are decimals of the
   order's currency; those of allowances are negative. */

/** net + vat = gross */
export const TaxedSum = z.object({ net: z.number(), vat: z.number(), gross: z.number() })
export type TaxedSum = z.infer<typeof TaxedSum>

/** A sum at one rate (EN 16931 BG-23, one of the breakdown). */
export const TaxShare = z.object({
  category: TaxCategory,
  /** Percent; 0 for a category without VAT. */
  rate: z.number(),
  ...TaxedSum.shape,
})
export type TaxShare = z.infer<typeof TaxShare>

export const DocumentLine = z.object({
  id: z.string(),
  /** Parent line. */
  parentId: z.nullable(z.string()),
  kind: z.enum(['product', 'gift']),
  productId: z.string(),
  variantId: z.string(),
  /** Name of the variant, in the order's language. */
  name: z.string(),
  catalogCode: z.string(),
  unit: SaleUnit,
  amount: z.number(),
  /** Free units of an N-plus-one offer. */
  freeAmount: z.number(),
  /** Price of one paid unit, with quantity tiers and price groups applied. */
  unitPrice: z.object({ net: z.number(), gross: z.number() }),
  /** List price of one unit if the customer has an own price; null if it is the same. */
  listPrice: z.nullable(z.object({ net: z.number(), gross: z.number() })),
  /** Per measure (PAngV §§ 4-5). */
  basePrice: z.nullable(BasePrice),
  total: TaxShare,
  custom: z.optional(z.record(z.string(), z.string())),
})
export type DocumentLine = z.infer<typeof DocumentLine>

/** A part besides the goods; its tax is proportional to theirs, by rate. */
const Part = z.object({
  name: z.string(),
  shares: z.array(TaxShare),
  total: TaxedSum,
})

/** A promo code, credits or another reduction of the whole order (BG-20). */
export const Allowance = z.object({
  kind: z.enum(['coupon', 'credits', 'discount']),
  /** The promo code; empty where there is none. */
  code: z.string(),
  /** Number of loyalty credits used; 0 for other kinds. */
  credits: z.int(),
  ...Part.shape,
})
export type Allowance = z.infer<typeof Allowance>

/** What the order costs beside its goods (BG-21). */
export const Charge = z.object({ id: z.string(), ...Part.shape })
export type Charge = z.infer<typeof Charge>

/** Amounts of an order: parts that sum to the totals, by rate. */
export const Settlement = z.object({
  lines: z.array(DocumentLine),
  allowances: z.array(Allowance),
  /** null: not selected yet. */
  shipping: z.nullable(Charge),
  payment: z.nullable(Charge),
  /** VAT breakdown: one for each category and rate. */
  taxes: z.array(TaxShare),
  totals: z.object({
    /** Of the lines, gifts included. */
    lines: TaxedSum,
    allowances: TaxedSum,
    charges: TaxedSum,
    /** Amount to pay; in cash, plus `rounding`. */
    order: TaxedSum,
  }),
  /** Cash rounding of an order paid in cash on handover (BT-114). Left out for other payments. */
  rounding: z.optional(z.number()),
})
export type Settlement = z.infer<typeof Settlement>

/** Version of a text that the customer accepted. */
export const AgreedText = z.object({
  text: z.enum(['terms', 'business_terms', 'privacy', 'withdrawal']),
  version: z.string(),
})

export const OrderDocument = z.object({
  code: z.string(),
  createdAt: z.iso.datetime(),
  locale: Locale,
  currencyCode: CurrencyCode,
  /** The customer's price display; the document has both. */
  priceView: z.enum(['gross', 'net']),
  customer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  business: z.nullable(Business),
  billingAddress: Address,
  shippingAddress: Address,
  /** Recipient. */
  recipient: z.object({ name: z.string(), businessName: z.string(), phone: z.string() }),
  /** The customer's reference; empty without one. */
  customerOrderNumber: z.string(),
  /** Leitweg-ID of a public buyer (BT-10); empty without one. */
  buyerReference: z.string(),
  /** Old electrical devices are returned on delivery (Dir. 2012/19/EU Art. 5). */
  takeBack: z.optional(z.boolean()),
  note: z.string(),
  shipperNote: z.string(),
  tax: TaxDecision,
  ...Settlement.shape,
  delivery: z.object({
    type: z.enum(['PERSONAL', 'DELIVERY']),
    promise: z.nullable(DeliveryPromise),
  }),
  agreed: z.array(AgreedText),
})
export type OrderDocument = z.infer<typeof OrderDocument>
