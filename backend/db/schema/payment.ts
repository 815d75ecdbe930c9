import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'

/** Payments and refunds of an order, in minor units. */
export const orderPayment = sqliteTable(
  'order_payment',
  {
    id: text().primaryKey(),
    orderId: text('order_id').notNull(),
    kind: text({ enum: ['payment', 'refund'] }).notNull(),
    /** Source of the payment: `stripe`, `transfer`, ... */
    provider: text().notNull(),
    /** The provider's id; null until it has one. */
    reference: text(),
    /** Of a refund: the refunded payment. */
    paymentId: text('payment_id'),
    amount: integer().notNull(),
    currency: text().notNull(),
    state: text({ enum: ['requested', 'done', 'failed'] }).notNull(),
    at: text().notNull(),
    /** Since when a refund is no longer requested. */
    givenUpAt: text('given_up_at'),
  },
  (t) => [
    index('order_payment_order').on(t.orderId),
    uniqueIndex('order_payment_once').on(t.provider, t.kind, t.reference),
    check('order_payment_positive', sql`${t.amount} >= 0`),
  ],
)

/** Payment pages of a provider for an order. */
export const paymentSession = sqliteTable(
  'payment_session',
  {
    id: text().primaryKey(),
    orderId: text('order_id').notNull(),
    nth: integer().notNull(),
    provider: text().notNull(),
    method: text().notNull(),
    /** The provider's id; null until it has answered. */
    reference: text(),
    url: text(),
    amount: integer().notNull(),
    currency: text().notNull(),
    state: text({ enum: ['open', 'paid', 'expired'] }).notNull(),
    expiresAt: text('expires_at').notNull(),
  },
  (t) => [uniqueIndex('payment_session_nth').on(t.orderId, t.nth)],
)

/** Processed webhook messages of providers, each once. */
export const paymentEvent = sqliteTable(
  'payment_event',
  {
    provider: text().notNull(),
    id: text().notNull(),
    kind: text().notNull(),
    orderId: text('order_id'),
    outcome: text().notNull(),
    at: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.id] }), index('payment_event_order').on(t.orderId)],
)
