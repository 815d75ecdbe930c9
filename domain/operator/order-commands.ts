import * as z from 'zod/mini'
import { OrderHistoryEntry, OrderStanding, Shipment } from '../order/order-history.ts'

/** Names a command: sent again with the same key, it is not carried out again. */
const key = z.string().check(z.regex(/^[\w-]{8,100}$/))
const words = z.string().check(z.trim(), z.maxLength(100))
const money = z.number().check(z.gte(0), z.lte(10_000_000))

/** Lines by their id, or by an article number that the order has once; left out: all that is possible. */
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

/** The money has come, other than by the payment provider. */
export const PayOrder = z.strictObject({
  key,
  /** The bank's number of it: the same one is the same money. */
  reference: z.optional(words),
})
export type PayOrder = z.infer<typeof PayOrder>

export const PackOrder = z.strictObject({ key })
export type PackOrder = z.infer<typeof PackOrder>

export const ShipOrder = z.strictObject({
  key,
  carrier: words,
  /** Tracking number. */
  number: z._default(words, ''),
  /** Where the parcel can be followed. */
  url: z._default(z.nullable(z.url({ protocol: /^https$/ })), null),
  items,
})
export type ShipOrder = z.infer<typeof ShipOrder>

/** What is not owed any more, with tax; left out: the value of the items. */
const credit = z.optional(money)

export const CancelOrder = z.strictObject({ key: z.optional(key), items, credit })
export type CancelOrder = z.infer<typeof CancelOrder>

export const WithdrawOrder = z.strictObject({
  key,
  items,
  credit,
  /** What was shipped is back and as new. */
  restock: z._default(z.boolean(), false),
  /** Of the customer's declaration. */
  reference: z.optional(words),
})
export type WithdrawOrder = z.infer<typeof WithdrawOrder>

/** A transfer back is confirmed by it; what was paid online is given back by the provider. */
export const RefundOrder = z.strictObject({
  key,
  /** Left out: what was paid for something that is not owed any more. */
  amount: z.optional(money.check(z.positive())),
  reference: z.optional(words),
})
export type RefundOrder = z.infer<typeof RefundOrder>

/** An order as operators see it. */
export const OperatorOrder = z.object({
  code: z.string(),
  status: z.string(),
  state: OrderStanding,
  items: z.array(
    z.object({ id: z.string(), catalogCode: z.string(), name: z.string(), amount: z.number() }),
  ),
  history: z.array(OrderHistoryEntry),
  shipments: z.array(Shipment),
})
export type OperatorOrder = z.infer<typeof OperatorOrder>
