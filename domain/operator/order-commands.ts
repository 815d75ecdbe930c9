import * as z from 'zod/mini'

/** Idempotency key of a command. */
const key = z.string().check(z.regex(/^[\w-]{8,100}$/))
const words = z.string().check(z.trim(), z.maxLength(100))
const money = z.number().check(z.gte(0), z.lte(10_000_000))

/** Lines by id, or by a product code that the order has once; left out: all possible ones. */
const items = z.optional(
  z
    .array(
      z.strictObject({
        item: z.string().check(z.minLength(1), z.maxLength(100)),
        amount: z.number().check(z.positive(), z.lte(1_000_000)),
      }),
    )
    .check(z.minLength(1), z.maxLength(500)),
)
export type CommandItems = z.infer<typeof items>

/** A payment outside of the payment provider. */
export const PayOrder = z.strictObject({
  key,
  /** The bank's transaction id: the same one is the same payment. */
  reference: z.optional(words),
})
export type PayOrder = z.infer<typeof PayOrder>

export const PackOrder = z.strictObject({ key })
export type PackOrder = z.infer<typeof PackOrder>

export const ShipOrder = z.strictObject({
  key,
  /** Required unless the customer collects the goods at a branch. */
  carrier: z.optional(words),
  /** Tracking number. */
  number: z._default(words, ''),
  /** Tracking URL. */
  url: z._default(z.nullable(z.url({ protocol: /^https$/ })), null),
  items,
})
export type ShipOrder = z.infer<typeof ShipOrder>

/** Gross amount no longer owed; default: the value of the items. */
const credit = z.optional(money)

export const CancelOrder = z.strictObject({ key: z.optional(key), items, credit })
export type CancelOrder = z.infer<typeof CancelOrder>

export const WithdrawOrder = z.strictObject({
  key,
  items,
  credit,
  /** Shipped goods were returned in resalable condition. */
  restock: z._default(z.boolean(), false),
  /** Date of the customer's declaration. */
  reference: z.optional(words),
})
export type WithdrawOrder = z.infer<typeof WithdrawOrder>

/** Confirms a manual transfer; online payments are refunded by the provider. */
export const RefundOrder = z.strictObject({
  key,
  /** Left out: what was paid for something that is not owed any more. */
  amount: z.optional(money.check(z.positive())),
  reference: z.optional(words),
})
export type RefundOrder = z.infer<typeof RefundOrder>
