import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Declared withdrawals (§ 356a BGB). Triggers keep each unchanged for three years after its year,
 * the limitation period (§§ 195, 199 BGB).
 */
export const withdrawal = sqliteTable(
  'withdrawal',
  {
    id: text().primaryKey(),
    /** For people. */
    reference: text().notNull().unique(),
    /** Opens the receipt; stored in clear text because a repeated attempt returns it. */
    token: text().notNull().unique(),
    /** Idempotency-Key and content. */
    attemptKey: text('attempt_key').notNull().unique(),
    name: text().notNull(),
    /** As typed. */
    orderCode: text('order_code').notNull(),
    email: text().notNull(),
    /** Goods by line, as JSON; empty together with `goods`: the whole contract. */
    items: text().notNull(),
    goods: text().notNull(),
    /** Order of that number; null: there is none. */
    orderId: text('order_id'),
    /** `number`: the order has another email address, so it needs a manual check. */
    match: text({ enum: ['order', 'number', 'none'] }).notNull(),
    business: integer({ mode: 'boolean' }).notNull(),
    /** Last day of the right as known then. */
    deadline: text(),
    locale: text().notNull(),
    receivedAt: text('received_at').notNull(),
  },
  (t) => [index('withdrawal_order').on(t.orderId), index('withdrawal_received').on(t.receivedAt)],
)
