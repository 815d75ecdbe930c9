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
  /** Line that this one belongs to. */
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
  /** Ten digits at most, so that it is a Czech variable symbol too. */
  reference: z.string(),
})
export type BankTransfer = z.infer<typeof BankTransfer>

export const Order = z.object({
  id: z.string(),
  /** Shown to people: `2026000123`. */
  code: z.string(),
  /** Opens the finished page without a login; random, not guessable. */
  token: z.string(),
  /** `refund_pending`: paid after it was cancelled and sold out since; the money goes back. */
  status: z.enum(['new', 'paid', 'payment_failed', 'cancelled', 'refund_pending']),
  createdAt: z.iso.datetime(),
  items: z.array(OrderItem),
  customer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  billingAddress: z.nullable(Address),
  shippingAddress: z.nullable(Address),
  business: z.nullable(Business),
  shipper: z.object({ id: z.string(), name: z.string(), type: z.enum(['PERSONAL', 'DELIVERY']) }),
  payment: z.object({ id: z.string(), name: z.string(), online: z.boolean() }),
  /** Where to pay now; null when nothing is to be paid online. */
  paymentUrl: z.nullable(z.string()),
  /** Where to transfer the total to; null or left out when nothing is to be transferred. */
  bankTransfer: z.optional(z.nullable(BankTransfer)),
  /** The items are kept until then if it is not paid; null where it is paid later. */
  payUntil: z.optional(z.nullable(z.iso.datetime())),
  expectedDelivery: z.nullable(z.iso.date()),
  /** Branch or pick-up point where the items are collected. */
  branch: z.optional(
    z.nullable(
      z.object({
        id: z.string(),
        name: z.string(),
        /** As it was when the order was placed; older orders have only its name. */
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
    /** VAT rate of the country that the items go to. */
    vatPercent: z.optional(z.number()),
  }),
  /** The whole order, part by part; left out by a store that keeps none. */
  document: z.optional(OrderDocument),
  /** How goods and money stand; left out by a store that knows `status` only. */
  state: z.optional(OrderStanding),
  /** What happened since it was placed, oldest first. */
  history: z.optional(z.array(OrderHistoryEntry)),
  shipments: z.optional(z.array(Shipment)),
  /** A mail about it came back, or no provider takes one for this address. */
  isMailUndeliverable: z.optional(z.boolean()),
  attributes: z.optional(
    z.object({
      cartId: z.string(),
      /** May be told to the price comparison service Heureka. */
      heurekaAllowed: z.boolean(),
      zboziAllowed: z.boolean(),
      /** Loyalty credits that a part was paid with. */
      creditsSpent: z.int(),
    }),
  ),
})
export type Order = z.infer<typeof Order>
