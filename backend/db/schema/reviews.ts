import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/**
 * Submitted reviews; the table `review` holds those that came with the catalogue. The view
 * `published_review` unites both, and triggers maintain the product's rating.
 */
export const customerReview = sqliteTable(
  'customer_review',
  {
    id: text().primaryKey(),
    /** Stable across seeds, which may renumber products. */
    productId: text('product_id').notNull(),
    /** The customer's id; of a guest the hash of the address. */
    authorKey: text('author_key').notNull(),
    author: text().notNull(),
    /** 0 to 100. */
    rating: integer().notNull(),
    text: text().notNull(),
    locale: text().notNull(),
    createdAt: text('created_at').notNull(),
    verified: integer({ mode: 'boolean' }).notNull(),
    /**
     * null: pending. A moderator sets the time, or deletes the row; triggers and the next purge run
     * do the rest.
     */
    publishedAt: text('published_at'),
  },
  (t) => [uniqueIndex('customer_review_once').on(t.productId, t.authorKey)],
)

/** Questions about a product, and their answers. */
export const productComment = sqliteTable(
  'product_comment',
  {
    pk: integer('n').primaryKey(),
    productPk: integer('product_n').notNull(),
    /** Id of the question; null for a question. */
    parentPk: integer('parent_n'),
    author: text().notNull(),
    text: text().notNull(),
    locale: text().notNull(),
    createdAt: text('created_at').notNull(),
  },
  (t) => [
    index('product_comment_product').on(t.productPk, t.parentPk, t.createdAt),
    index('product_comment_parent').on(t.parentPk),
  ],
)

/** Back-in-stock watchers of a variant; the row is deleted with the email. */
export const watcher = sqliteTable(
  'watcher',
  {
    id: text().primaryKey(),
    variantId: text('variant_id').notNull(),
    /** Lower case. */
    email: text().notNull(),
    locale: text().notNull(),
    /** Of the unsubscribe link. */
    tokenHash: text('token_hash').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('watcher_once').on(t.variantId, t.email),
    uniqueIndex('watcher_token').on(t.tokenHash),
  ],
)

/** Price groups that may see a product or category; without a row it is public. */
export const restrictedView = sqliteTable(
  'restricted_view',
  {
    kind: text({ enum: ['product', 'category'] }).notNull(),
    id: text().notNull(),
    priceGroup: text('price_group').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.id, t.priceGroup] })],
)

/** Answers of registries about VAT ids, for as long as they count. */
export const vatIdCheck = sqliteTable(
  'vat_id_check',
  {
    vatId: text('vat_id').notNull(),
    source: text().notNull(),
    result: text({ enum: ['valid', 'invalid'] }).notNull(),
    checkedAt: text('checked_at').notNull(),
    consultationNumber: text('consultation_number').notNull(),
    name: text().notNull(),
    address: text().notNull(),
    expiresAt: text('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.vatId, t.source] }),
    index('vat_id_check_expiry').on(t.expiresAt),
  ],
)

/** A sample register of VAT ids, if VIES_URL names no real one. */
export const vatRegistration = sqliteTable('vat_registration', {
  vatId: text('vat_id').primaryKey(),
  result: text({ enum: ['valid', 'unavailable'] }).notNull(),
  name: text().notNull(),
  address: text().notNull(),
})

/** A sample register of companies, if ARES_URL names no real one. */
export const company = sqliteTable('company', {
  tin: text().primaryKey(),
  businessName: text('business_name').notNull(),
  vatin: text().notNull(),
  /** Address of the domain as JSON. */
  address: text().notNull(),
})
