import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/* The search database: derived from the main one, and rebuilt from it (decision 153). Its full-text
   tables are declared in backend/search-migrations only. */

/** Words of the full-text tables, for spelling suggestions. */
export const searchWord = sqliteTable(
  'search_word',
  { locale: text().notNull(), word: text().notNull(), products: integer().notNull() },
  (t) => [
    primaryKey({ columns: [t.locale, t.word] }),
    index('search_word_unused')
      .on(t.products)
      .where(sql`products <= 0`),
  ],
)

/** Words that a product adds to the counts of `search_word`: the full-text tables have no content. */
export const searchProduct = sqliteTable(
  'search_product',
  {
    productPk: integer('product_n').notNull(),
    locale: text().notNull(),
    /** A JSON array. */
    words: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productPk, t.locale] })],
)

/** One row; none: the index was never filled. */
export const searchState = sqliteTable('search_state', {
  id: integer().primaryKey(),
  /** Of the code that filled the index; one of another format is rebuilt. */
  format: integer().notNull(),
  /** Number of writes; each requires the number that it has read. */
  writes: integer().notNull(),
})
