import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The merchant: one row, or none. */
export const merchant = sqliteTable(
  'merchant',
  {
    id: integer().primaryKey(),
    /** `Merchant` of domain/merchant as JSON. */
    value: text().notNull(),
    /** ISO 8601. */
    updatedAt: text('updated_at').notNull(),
  },
  (t) => [check('merchant_is_one', sql`${t.id} = 1`)],
)
