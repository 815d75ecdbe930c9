import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Warehouses; `virtual` ones belong to a supplier, who first sends sold items to us. */
export const warehouse = sqliteTable('warehouse', {
  id: text().primaryKey(),
  virtual: integer({ mode: 'boolean' }).notNull(),
  /** Shippers collect from it; otherwise pick-up only. */
  shipper: integer({ mode: 'boolean' }).notNull(),
  /** ISO 3166-1 alpha-3; empty: its products go through the merchant's own country. */
  country: text().notNull().default(''),
})

/**
 * Stock of counted variants by warehouse. A trigger maintains variant.stock as their sum, and
 * variant.delay_days.
 */
export const variantStock = sqliteTable(
  'variant_stock',
  {
    variantPk: integer('variant_n').notNull(),
    warehouse: text().notNull(),
    stock: integer().notNull(),
    /** Days until a piece from this warehouse can be sent. */
    delayDays: integer('delay_days').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.variantPk, t.warehouse] }),
    check('warehouse_stock_not_negative', sql`${t.stock} >= 0`),
  ],
)

/** Incoming deliveries (spec §3 Date of storage entry). */
export const incomingDeliveries = sqliteTable(
  'incoming_goods',
  {
    id: text().primaryKey(),
    variantPk: integer('variant_n').notNull(),
    day: text().notNull(),
    amount: integer().notNull(),
  },
  (t) => [index('incoming_goods_variant').on(t.variantPk, t.day)],
)
