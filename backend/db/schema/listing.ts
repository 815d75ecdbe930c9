import { integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/* Derived data of listings: written by the seed from the catalogue, never by hand. See
   docs/decisions/0011-listings-in-columns.md. */

/** A part of a category's products, ordered by number. */
export const segment = sqliteTable('segment', {
  pk: integer('n').primaryKey(),
  categoryPk: integer('category_n').notNull(),
})

/** Columns of a segment, in the format of backend/cms/listing/columns.ts. */
export const segmentColumn = sqliteTable(
  'segment_column',
  { segmentPk: integer('segment_n').notNull(), name: text().notNull(), data: text().notNull() },
  (t) => [primaryKey({ columns: [t.segmentPk, t.name] })],
)

/**
 * Changes of availability and ratings since the segments were written; maintained by triggers on
 * variant and product. `seq` grows by a random step with every change.
 */
export const listingChange = sqliteTable(
  'listing_change',
  {
    seq: integer().primaryKey(),
    /** Of the column: available, rating. */
    name: text().notNull(),
    productPk: integer('product_n').notNull(),
    /** Index of the variant; 0 for a change of the product. */
    bit: integer().notNull(),
    value: integer().notNull(),
  },
  (t) => [uniqueIndex('listing_change_once').on(t.productPk, t.name, t.bit)],
)
