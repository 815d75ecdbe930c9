import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Withdrawals from contracts as they were declared (§ 356a BGB). Triggers keep each as it is, and
 * for three years after its year: that long can be argued about it (§§ 195, 199 BGB).
 */
export const withdrawal = sqliteTable(
  'withdrawal',
  {
    id: text().primaryKey(),
    /** For people. */
    reference: text().notNull().unique(),
    /** Opens the receipt; stored in clear because a repeated attempt must answer with it. */
    token: text().notNull().unique(),
    /** Idempotency-Key and what was declared. */
    attemptKey: text('attempt_key').notNull().unique(),
    name: text().notNull(),
    /** As it was typed. */
    orderCode: text('order_code').notNull(),
    email: text().notNull(),
    /** Goods by line, as JSON; empty together with `goods`: the whole contract. */
    items: text().notNull(),
    goods: text().notNull(),
    /** Order of that number; null: there is none. */
    orderId: text('order_id'),
    /** `number`: the order was placed with another e-mail address, which somebody has to look at. */
    match: text({ enum: ['order', 'number', 'none'] }).notNull(),
    business: integer({ mode: 'boolean' }).notNull(),
    /** Last day of the right as it was known then. */
    deadline: text(),
    locale: text().notNull(),
    receivedAt: text('received_at').notNull(),
  },
  (t) => [index('withdrawal_order').on(t.orderId), index('withdrawal_received').on(t.receivedAt)],
)
