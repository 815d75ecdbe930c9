import * as z from 'zod/mini'

/** What may happen to an order after it was placed. */
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
  /** Owed less than was agreed. */
  'reduced',
  /** Paid for something that nobody gets any more; the money goes back. */
  'refund',
  'refund_requested',
  'refunded',
  'refund_failed',
  /** A document is to be written; for whoever writes it. */
  'invoice_due',
  'credit_note_due',
] as const
export type OrderEventKind = (typeof orderEventKinds)[number]

const internal: readonly string[] = [
  'reduced',
  'invoice_due',
  'credit_note_due',
] satisfies OrderEventKind[]

/** Whether its customer is told of it. */
export function isShown(kind: string): boolean {
  return !internal.includes(kind)
}

/** How much of a line, by its id in the order. */
const PartOfOrder = z.object({ id: z.string(), amount: z.number() })

export const OrderHistoryEntry = z.object({
  at: z.iso.datetime(),
  /** One of `orderEventKinds`; a reader leaves out what it does not know. */
  kind: z.string(),
  /** Money that was paid, given back or taken off. */
  amount: z.optional(z.number()),
  items: z.optional(z.array(PartOfOrder)),
})
export type OrderHistoryEntry = z.infer<typeof OrderHistoryEntry>

export const Shipment = z.object({
  shippedAt: z.iso.datetime(),
  /** `DHL` */
  carrier: z.string(),
  /** What the carrier knows the parcel by; empty where it gives none. */
  number: z.string(),
  /** Where it can be followed; null where it cannot. */
  url: z.nullable(z.string()),
  items: z.array(PartOfOrder),
})
export type Shipment = z.infer<typeof Shipment>

/** How goods and money of an order stand, which `status` of contract 1.0 cannot say. */
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
  paid: z.number(),
  refunded: z.number(),
  /** What was taken off the total by cancelled and withdrawn items. */
  credited: z.number(),
  due: z.number(),
  refundDue: z.number(),
  /** Lines of which something is cancelled, shipped or withdrawn. */
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
