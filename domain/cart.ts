import * as z from 'zod/mini'
import { CurrencyCode } from './currency.ts'
import { SaleUnit } from './availability.ts'
import { Image } from './image.ts'

export const CartItem = z.object({
  id: z.string(),
  productId: z.string(),
  variantId: z.string(),
  amount: z.number(),
  product: z.object({
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    categoryFullname: z.string(),
    marketingCode: z.string(),
    catalogCode: z.string(),
    image: z.nullable(Image),
  }),
  variant: z.object({
    id: z.string(),
    name: z.string(),
    catalogCode: z.string(),
    unit: SaleUnit,
    amountMin: z.number(),
    amountMax: z.nullable(z.number()),
    delayDays: z.int(),
    /** Essential properties shown above the order button (§ 312j II BGB): "Ø 100 mm", "95 m³/h". */
    essentials: z.array(z.string()),
  }),
  prices: z.object({
    unitWithTax: z.number(),
    unitWithoutTax: z.number(),
    totalWithTax: z.number(),
    totalWithoutTax: z.number(),
  }),
  /** A coupon's line, not a thing that can be counted or removed by amount. */
  isDiscount: z.boolean(),
})
export type CartItem = z.infer<typeof CartItem>

/** Amounts are totals of the store; the browser never computes them (spec §3 Cart). */
export const Cart = z.object({
  id: z.string(),
  items: z.array(CartItem),
  currencyCode: CurrencyCode,
  prices: z.object({
    itemsWithTax: z.number(),
    itemsWithoutTax: z.number(),
    totalWithTax: z.number(),
    totalWithoutTax: z.number(),
    totalOriginalWithTax: z.number(),
    totalOriginalWithoutTax: z.number(),
  }),
  couponCode: z.nullable(z.string()),
  freeShippingAt: z.nullable(z.number()),
  discountLimitPriceWithVat: z.nullable(z.number()),
})
export type Cart = z.infer<typeof Cart>

export const ChangedAmount = z.object({
  variantId: z.string(),
  requested: z.number(),
  amount: z.number(),
})
export type ChangedAmount = z.infer<typeof ChangedAmount>
