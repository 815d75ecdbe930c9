import * as z from 'zod/mini'
import { Address, Business } from '../account/address.ts'
import { CurrencyCode } from '../currency.ts'
import { OrderDocument } from './order-document.ts'
import { OrderHistoryEntry, OrderStanding, Shipment } from './order-history.ts'

export const OrderItem = z.object({
  id: z.string(),
  productId: z.string(),
  variantId: z.string(),
  name: z.string(),
  catalogCode: z.string(),
  amount: z.number(),
  unitWithTax: z.number(),
  totalWithTax: z.number(),
  /** Parent line. */
  parentId: z.optional(z.nullable(z.string())),
  freeAmount: z.optional(z.number()),
  isGift: z.optional(z.boolean()),
  custom: z.optional(z.record(z.string(), z.string())),
})

export type OrderItem = z.infer<typeof OrderItem>

/** What a bank transfer needs besides the amount. */
export const BankTransfer = z.object({
  holder: z.string(),
  iban: z.string(),
  bic: z.string(),
  /** Ten digits at most, to be a valid Czech variable symbol. */
  reference: z.string(),
})
export type BankTransfer = z.infer<typeof BankTransfer>

export const Order = z.object({
  id: z.string(),
  /** Order number: `2026000123`. */
  code: z.string(),
  /** Opens the finished page without a session; random, not guessable. */
  token: z.string(),
  /** `refund_pending`: paid after it was cancelled, and sold out since; will be refunded. */
  status: z.enum(['new', 'paid', 'payment_failed', 'cancelled', 'refund_pending']),
  createdAt: z.iso.datetime(),
  items: z.array(OrderItem),
  customer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  billingAddress: z.nullable(Address),
  shippingAddress: z.nullable(Address),
  business: z.nullable(Business),
  shipper: z.object({ id: z.string(), name: z.string(), type: z.enum(['PERSONAL', 'DELIVERY']) }),
  payment: z.object({
    id: z.string(),
    name: z.string(),
    online: z.boolean(),
    /** By a transfer that has to arrive before dispatch. */
    prepaid: z.optional(z.boolean()),
  }),
  /** Payment URL; null if nothing is to be paid online. */
  paymentUrl: z.nullable(z.string()),
  /** Transfer details; null or left out if no transfer is due. */
  bankTransfer: z.optional(z.nullable(BankTransfer)),
  /** Reservation deadline of an unpaid order; null if it is paid later. */
  payUntil: z.optional(z.nullable(z.iso.datetime())),
  expectedDelivery: z.nullable(z.iso.date()),
  /** Branch or pick-up point of the order. */
  branch: z.optional(
    z.nullable(
      z.object({
        id: z.string(),
        name: z.string(),
        /** As of the time of the order; older orders have only its name. */
        remoteId: z.optional(z.string()),
        kind: z.optional(z.enum(['branch', 'shop', 'box'])),
        address: z.optional(Address),
        openingHours: z.optional(z.string()),
        directions: z.optional(z.string()),
      }),
    ),
  ),
  deliveryTime: z.optional(
    z.nullable(z.object({ id: z.string(), day: z.iso.date(), from: z.string(), to: z.string() })),
  ),
  currencyCode: CurrencyCode,
  prices: z.object({
    itemsWithTax: z.number(),
    itemsWithoutTax: z.number(),
    shipperPriceWithTax: z.number(),
    shipperPriceWithoutTax: z.number(),
    paymentPriceWithTax: z.number(),
    paymentPriceWithoutTax: z.number(),
    totalWithTax: z.number(),
    totalWithoutTax: z.number(),
    /** VAT rate of the destination country. */
    vatPercent: z.optional(z.number()),
  }),
  /** The order's document; left out by a store that keeps none. */
  document: z.optional(OrderDocument),
  /** Fulfilment and payment state; left out by a store that has only `status`. */
  state: z.optional(OrderStanding),
  /** Events since it was placed, oldest first. */
  history: z.optional(z.array(OrderHistoryEntry)),
  shipments: z.optional(z.array(Shipment)),
  /** An email about it bounced, or the address is suppressed. */
  isMailUndeliverable: z.optional(z.boolean()),
  attributes: z.optional(
    z.object({
      cartId: z.string(),
      /** Consent to report it to the price comparison service Heureka. */
      heurekaAllowed: z.boolean(),
      zboziAllowed: z.boolean(),
      /** Loyalty credits used for it. */
      creditsSpent: z.int(),
    }),
  ),
})
export type Order = z.infer<typeof Order>
