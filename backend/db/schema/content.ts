import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

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
    /** { title_frontend, description, show_button } as JSON. */
    contactBox: text('contact_box'),
    /** Path of a picture. */
    backgroundImage: text('background_image'),
    /** Null: all blocks on one page. */
    blocksPerPage: integer('blocks_per_page'),
    updatedAt: text('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.id, t.locale] }), index('page_slug').on(t.slug, t.locale)],
)

/** Earlier versions of pages, because orders refer to them. Written by a trigger. */
export const pageVersion = sqliteTable(
  'page_version',
  {
    slug: text().notNull(),
    locale: text().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    replacedAt: text('replaced_at').notNull(),
  },
  (t) => [index('page_version_slug').on(t.slug, t.locale, t.replacedAt)],
)

/**
 * Content of every other kind, in the shape of backend/cms/content/entries/entry.ts: articles,
 * branches, terms, questions, banners …
 */
export const entry = sqliteTable(
  'entry',
  {
    kind: text().notNull(),
    id: text().notNull(),
    /** Null: always. */
    publishedAt: text('published_at'),
    enabled: integer({ mode: 'boolean' }).notNull(),
    weight: integer().notNull(),
    /** JSON list; null: everybody. */
    customerGroups: text('customer_groups'),
    /** Language-independent data, as JSON. */
    facts: text().notNull(),
    updatedAt: text('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id] }),
    index('entry_published').on(t.kind, t.publishedAt),
    index('entry_weight').on(t.kind, t.weight),
  ],
)

export const entryText = sqliteTable(
  'entry_text',
  {
    kind: text().notNull(),
    id: text().notNull(),
    locale: text().notNull(),
    /** Null if it has no page of its own. */
    slug: text(),
    /** Empty if it has none. */
    title: text().notNull(),
    /** All texts of this language, as JSON. */
    value: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id, t.locale] }),
    uniqueIndex('entry_text_slug').on(t.kind, t.locale, t.slug),
  ],
)

/** Ids of referenced content, by field. */
export const entryReference = sqliteTable(
  'entry_reference',
  {
    kind: text().notNull(),
    id: text().notNull(),
    field: text().notNull(),
    position: integer().notNull(),
    target: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id, t.field, t.position] }),
    index('entry_reference_target').on(t.kind, t.field, t.target),
  ],
)

/** Old paths that redirect to a page. */
export const rewrite = sqliteTable('rewrite', {
  path: text().primaryKey(),
  pageId: text('page_id').notNull(),
})

export const redirect = sqliteTable('redirect', {
  path: text().primaryKey(),
  target: text().notNull(),
})

/** Metadata of the database: `catalogue_version`, `updated_at`. */
export const meta = sqliteTable('meta', { key: text().primaryKey(), value: text().notNull() })
