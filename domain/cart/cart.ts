import * as z from 'zod/mini'
import { Address } from '../account/address.ts'
import { CurrencyCode } from '../currency.ts'
import { ShippingClass, SaleUnit } from '../product/availability.ts'
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
    /** Days until the whole amount of the line can be sent. */
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
    /** As in `Prices`: for partners who may see it. */
    consumer: z.optional(ConsumerPrice),
  }),
  /** VAT class of the product; default: standard. */
  taxClass: z.optional(TaxClass),
  /** A coupon's line, which is no countable item. */
  isDiscount: z.boolean(),
  /** Parent line of a nested item: removed with it. */
  parentId: z.optional(z.nullable(z.string())),
  /** Free units of an N-plus-one offer; the total excludes them. */
  freeAmount: z.optional(z.number()),
  /** Free gifts with the item, while stocks last. */
  gifts: z.optional(
    z.array(
      z.object({
        productId: z.string(),
        variantId: z.string(),
        name: z.string(),
        amount: z.number(),
        /** Default: piece. */
        unit: z.optional(SaleUnit),
      }),
    ),
  ),
  /** Paid with loyalty credits. */
  credits: z.optional(z.boolean()),
  /** Metadata of the line, set by the client that added it. */
  custom: z.optional(z.record(z.string(), z.string())),
  /** Item of a variant, with its stock by warehouse (spec §3 Cart item). */
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

/** Shorter cut lengths that replace lines needing a pallet. */
export const CartSwap = z.object({
  /** Names of the cheapest shipping methods, before and after. */
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
      /** Left out: pieces. */
      unit: z.optional(SaleUnit),
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
  /** null: no shipping method of these items is ever free. */
  freeShippingAt: z.nullable(z.number()),
  /** Shipping class of the whole cart. */
  shippingClass: z.optional(ShippingClass),
  swap: z.optional(z.nullable(CartSwap)),
  discountLimitPriceWithVat: z.nullable(z.number()),
  /** Loyalty credits; left out for guests. */
  credits: z.optional(
    z.object({
      /** Whole credits that this cart is paid with. */
      spent: z.int(),
      balance: z.int(),
      /** Value of one credit in the cart's currency. */
      worth: z.number(),
    }),
  ),
  customer: z.optional(
    z.nullable(z.object({ id: z.string(), name: z.string(), email: z.string() })),
  ),
  shippingAddress: z.optional(z.nullable(Address)),
  billingAddress: z.optional(z.nullable(Address)),
  /** Delivery and billing address differ. */
  hasCustomShippingAddress: z.optional(z.boolean()),
  comment: z.optional(z.string()),
  /** Contains electrical equipment: old appliances may be returned on delivery. */
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

/** Why a cart cannot be ordered (spec §7 cart/validate); `price_changed` is only a notice. */
export const CartProblem = z.object({
  code: z.enum(cartProblems),
  /** In the caller's language. */
  title: z.string(),
  /** null: concerns the whole cart. */
  itemId: z.nullable(z.string()),
  variantId: z.nullable(z.string()),
  /** Maximum or minimum amount, or minimum order value with tax; null if none applies. */
  limit: z.nullable(z.number()),
})
export type CartProblem = z.infer<typeof CartProblem>
