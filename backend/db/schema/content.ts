import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** One piece of content per kind, key and locale: homepage, menu, configuration, error page. */
export const content = sqliteTable(
  'content',
  {
    kind: text().notNull(),
    key: text().notNull(),
    locale: text().notNull(),
    value: text().notNull(),
    updatedAt: text('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.key, t.locale] })],
)

export const page = sqliteTable(
  'page',
  {
    id: text().notNull(),
    locale: text().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    blocks: text().notNull(),
    slugs: text().notNull(),
    noindex: integer({ mode: 'boolean' }).notNull(),
    updatedAt: text('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.id, t.locale] }), index('page_slug').on(t.slug, t.locale)],
)

/** Old paths that a page answers. */
export const rewrite = sqliteTable('rewrite', {
  path: text().primaryKey(),
  pageId: text('page_id').notNull(),
})

export const redirect = sqliteTable('redirect', {
  path: text().primaryKey(),
  target: text().notNull(),
})

/** Facts about the data as a whole: `catalogue_version`, `updated_at`. */
export const meta = sqliteTable('meta', { key: text().primaryKey(), value: text().notNull() })
