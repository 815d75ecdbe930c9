import { integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/*
 * What listings are answered from: written by the seed from the catalogue, never by hand. See
 * docs/decisions/0011-listings-in-columns.md.
 */

/** A part of the products of one category; in the order of their numbers. */
export const segment = sqliteTable('segment', {
  pk: integer('n').primaryKey(),
  categoryPk: integer('category_n').notNull(),
})

/** What a segment knows of its products, in the form of backend/cms/listing/columns.ts. */
export const segmentColumn = sqliteTable(
  'segment_column',
  { segmentPk: integer('segment_n').notNull(), name: text().notNull(), data: text().notNull() },
  (t) => [primaryKey({ columns: [t.segmentPk, t.name] })],
)

/**
 * Availability and ratings that are no longer as the segments have them; maintained by triggers on
 * variant and product. `seq` grows by a random step with every change.
 */
export const listingChange = sqliteTable(
  'listing_change',
  {
    seq: integer().primaryKey(),
    /** Of the column: available, rating. */
    name: text().notNull(),
    productPk: integer('product_n').notNull(),
    /** Place of the variant; 0 where it is the product that has changed. */
    bit: integer().notNull(),
    value: integer().notNull(),
  },
  (t) => [uniqueIndex('listing_change_once').on(t.productPk, t.name, t.bit)],
)

/** Words of the full-text tables, for the suggestion of a spelling. */
export const searchWord = sqliteTable(
  'search_word',
  { locale: text().notNull(), word: text().notNull(), products: integer().notNull() },
  (t) => [primaryKey({ columns: [t.locale, t.word] })],
)
