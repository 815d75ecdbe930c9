import * as z from 'zod/mini'
import { Address } from '../account/address.ts'
import { CurrencyCode } from '../currency.ts'
import { Carriage, SaleUnit } from '../product/availability.ts'
import { Image } from '../content/image.ts'
import { TaxClass } from '../tax/tax-decision.ts'
import { BasePrice, ConsumerPrice } from '../product/prices.ts'

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
    /** Until the whole amount of the line can be sent. */
    delayDays: z.int(),
    /** Essential properties shown above the order button (§ 312j II BGB): "Ø 100 mm", "95 m³/h". */
    essentials: z.array(z.string()),
  }),
  prices: z.object({
    unitWithTax: z.number(),
    unitWithoutTax: z.number(),
    totalWithTax: z.number(),
    totalWithoutTax: z.number(),
    /** Per measure, for items sold by length, area, volume or weight (PAngV § 4). */
    basePrice: z.optional(z.nullable(BasePrice)),
    /** As in `Prices`: for partners who are to see it. */
    consumer: z.optional(ConsumerPrice),
  }),
  /** Rate of VAT of the goods; none: the standard one. */
  taxClass: z.optional(TaxClass),
  /** A coupon's line, not a thing that can be counted or removed by amount. */
  isDiscount: z.boolean(),
  /** Line that this one belongs to (a nested item): it is removed with it. */
  parentId: z.optional(z.nullable(z.string())),
  /** Units that an N-plus-one offer gives for nothing; the total is without them. */
  freeAmount: z.optional(z.number()),
  /** What comes with it for nothing, while there are any. */
  gifts: z.optional(
    z.array(
      z.object({
        productId: z.string(),
        variantId: z.string(),
        name: z.string(),
        amount: z.number(),
      }),
    ),
  ),
  /** Wanted for loyalty credits. */
  credits: z.optional(z.boolean()),
  /** Metadata of the line, set by the client that added it. */
  custom: z.optional(z.record(z.string(), z.string())),
  /** What is bought, with its stock by warehouse (spec §3 Cart item). */
  shoppable: z.optional(
    z.object({
      id: z.string(),
      name: z.string(),
      marketingCode: z.string(),
      warehouses: z.array(z.object({ id: z.string(), stock: z.number() })),
    }),
  ),
})
export type CartItem = z.infer<typeof CartItem>

/** Shorter pieces in place of those that need a pallet. */
export const CartSwap = z.object({
  /** Names of the cheapest delivery as the cart is, and with the other pieces. */
  from: z.string(),
  to: z.string(),
  /** With tax, shipping included. */
  saving: z.number(),
  lines: z.array(
    z.object({
      itemId: z.string(),
      variantId: z.string(),
      name: z.string(),
      amount: z.number(),
    }),
  ),
})
export type CartSwap = z.infer<typeof CartSwap>

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
  /** null: nothing that carries these items is ever free. */
  freeShippingAt: z.nullable(z.number()),
  /** How all of it has to travel. */
  carriage: z.optional(Carriage),
  swap: z.optional(z.nullable(CartSwap)),
  discountLimitPriceWithVat: z.nullable(z.number()),
  /** Loyalty credits; left out for guests. */
  credits: z.optional(
    z.object({
      /** Whole credits that this cart is paid with. */
      spent: z.int(),
      balance: z.int(),
      /** What one credit pays, in the cart's currency. */
      worth: z.number(),
    }),
  ),
  customer: z.optional(
    z.nullable(z.object({ id: z.string(), name: z.string(), email: z.string() })),
  ),
  shippingAddress: z.optional(z.nullable(Address)),
  billingAddress: z.optional(z.nullable(Address)),
  /** The items go somewhere else than the bill. */
  hasCustomShippingAddress: z.optional(z.boolean()),
  comment: z.optional(z.string()),
  /** Some of it is electrical: whoever gets it delivered may hand over old devices. */
  takeBack: z.optional(z.boolean()),
})
export type Cart = z.infer<typeof Cart>

export const ChangedAmount = z.object({
  variantId: z.string(),
  requested: z.number(),
  amount: z.number(),
})
export type ChangedAmount = z.infer<typeof ChangedAmount>

export const cartProblems = [
  'not_available',
  'out_of_stock',
  'amount',
  'price_changed',
  'order_minimum',
  'cart_empty',
] as const

/** Why a cart cannot be ordered as it is (spec §7 cart/validate); `price_changed` is only a notice. */
export const CartProblem = z.object({
  code: z.enum(cartProblems),
  /** In the caller's language. */
  title: z.string(),
  /** null: of the cart as a whole. */
  itemId: z.nullable(z.string()),
  variantId: z.nullable(z.string()),
  /** Most or least amount, or least value of items with tax; null where neither is meant. */
  limit: z.nullable(z.number()),
})
export type CartProblem = z.infer<typeof CartProblem>
