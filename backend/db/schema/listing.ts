import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/*
 * What listings are answered from: written by the seed from the catalogue tables, never by hand.
 */

/** A product under its category and every category above it. */
export const listing = sqliteTable(
  'listing',
  {
    categoryN: integer('category_n').notNull(),
    productN: integer('product_n').notNull(),
    position: integer().notNull(),
    eur: integer().notNull(),
    czk: integer().notNull(),
    rating: real().notNull(),
    createdAt: text('created_at').notNull(),
    /** Kept by a trigger on variant.stock. */
    available: integer({ mode: 'boolean' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.categoryN, t.productN] }),
    index('listing_position').on(t.categoryN, t.position, t.productN),
    index('listing_eur').on(t.categoryN, t.eur, t.productN),
    index('listing_czk').on(t.categoryN, t.czk, t.productN),
    index('listing_rating').on(t.categoryN, t.rating, t.productN),
    index('listing_created').on(t.categoryN, t.createdAt, t.productN),
    index('listing_available').on(t.categoryN, t.available),
    index('listing_product').on(t.productN),
  ],
)

/*
 * A product's variants are the bits of a mask (variant.bit): one row tells which of them have a
 * value, a number or a price. So a filter is a mask, filters together are their AND, and a facet
 * counts rows instead of telling variants of one product apart.
 */

/** Values of a product's variants. */
export const productValue = sqliteTable(
  'product_value',
  {
    productN: integer('product_n').notNull(),
    parameterN: integer('parameter_n').notNull(),
    value: text().notNull(),
    mask: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productN, t.parameterN, t.value] })],
)

export const productNumber = sqliteTable(
  'product_number',
  {
    productN: integer('product_n').notNull(),
    parameterN: integer('parameter_n').notNull(),
    number: real().notNull(),
    mask: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productN, t.parameterN, t.number] })],
)

export const productPrice = sqliteTable(
  'product_price',
  {
    productN: integer('product_n').notNull(),
    currency: text().notNull(),
    withTax: integer('with_tax').notNull(),
    mask: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productN, t.currency, t.withTax] })],
)

/**
 * Facets of a category when nothing is chosen. `kind`: value (of parameter_n), number, brand
 * (its number in parameter_n), price (its currency in value).
 */
export const categoryFacet = sqliteTable(
  'category_facet',
  {
    categoryN: integer('category_n').notNull(),
    kind: text().notNull(),
    parameterN: integer('parameter_n').notNull(),
    value: text().notNull(),
    /** Number of products, or the lowest number. */
    low: real().notNull(),
    high: real(),
  },
  (t) => [primaryKey({ columns: [t.categoryN, t.kind, t.parameterN, t.value] })],
)

/** Words of the full-text tables, for the suggestion of a spelling. */
export const searchWord = sqliteTable(
  'search_word',
  { locale: text().notNull(), word: text().notNull(), products: integer().notNull() },
  (t) => [primaryKey({ columns: [t.locale, t.word] })],
)
