import * as z from 'zod/mini'

/** Events of an order after it was placed. */
export const orderEventKinds = [
  'paid',
  'payment_failed',
  'payment_changed',
  'reminded',
  'released',
  'reinstated',
  'packed',
  'shipped',
  'partly_cancelled',
  'cancelled',
  'withdrawn',
  /** Reduction of the amount owed. */
  'reduced',
  /** Paid for something no longer owed: to be refunded. */
  'refund',
  'refund_requested',
  'refunded',
  'refund_failed',
  /** A document has to be issued. */
  'invoice_due',
  'credit_note_due',
] as const
export type OrderEventKind = (typeof orderEventKinds)[number]

const internal: readonly string[] = [
  'reduced',
  'invoice_due',
  'credit_note_due',
] satisfies OrderEventKind[]

/** Whether the customer is notified. */
export function isVisibleEvent(kind: string): boolean {
  return !internal.includes(kind)
}

/** Amount of a line, by its id in the order. */
const PartOfOrder = z.object({ id: z.string(), amount: z.number() })

export const OrderHistoryEntry = z.object({
  at: z.iso.datetime(),
  /** One of `orderEventKinds`; readers skip unknown ones. */
  kind: z.string(),
  /** Amount paid, refunded or deducted. */
  amount: z.optional(z.number()),
  items: z.optional(z.array(PartOfOrder)),
})
export type OrderHistoryEntry = z.infer<typeof OrderHistoryEntry>

export const Shipment = z.object({
  shippedAt: z.iso.datetime(),
  /** `DHL` */
  carrier: z.string(),
  /** The carrier's tracking number; empty if there is none. */
  number: z.string(),
  /** Tracking URL; null if there is none. */
  url: z.nullable(z.string()),
  items: z.array(PartOfOrder),
})
export type Shipment = z.infer<typeof Shipment>

/** Fulfilment and payment state of an order, which `status` of contract 1.0 cannot express. */
export const OrderStanding = z.object({
  fulfilment: z.enum(['open', 'packed', 'partly_shipped', 'shipped', 'cancelled', 'withdrawn']),
  payment: z.enum([
    'open',
    'declined',
    'paid',
    'refund_pending',
    'partly_refunded',
    'refunded',
    /** Cancelled before anything was paid. */
    'nothing_due',
  ]),
  /** In cash: the rounded amount that was handed over. */
  paid: z.number(),
  refunded: z.number(),
  /** Deductions for cancelled and withdrawn items. */
  credited: z.number(),
  /** Amount still to pay; in cash rounded to coins. */
  due: z.number(),
  refundDue: z.number(),
  /** Lines with cancelled, shipped or withdrawn amounts. */
  items: z.array(
    z.object({
      id: z.string(),
      cancelled: z.number(),
      shipped: z.number(),
      withdrawn: z.number(),
    }),
  ),
})
export type OrderStanding = z.infer<typeof OrderStanding>
