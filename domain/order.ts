import * as z from 'zod/mini'
import { Address, Business } from './address.ts'
import { CurrencyCode } from './currency.ts'

export const OrderItem = z.object({
  id: z.string(),
  productId: z.string(),
  variantId: z.string(),
  name: z.string(),
  catalogCode: z.string(),
  amount: z.number(),
  unitWithTax: z.number(),
  totalWithTax: z.number(),
})

export const Order = z.object({
  id: z.string(),
  /** Shown to people: `2026000123`. */
  code: z.string(),
  /** Opens the finished page without a login; random, not guessable. */
  token: z.string(),
  status: z.enum(['new', 'paid', 'payment_failed', 'cancelled']),
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
  expectedDelivery: z.nullable(z.iso.date()),
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
  }),
})
export type Order = z.infer<typeof Order>
