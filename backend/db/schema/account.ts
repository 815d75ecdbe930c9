import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

export const customer = sqliteTable('customer', {
  id: text().primaryKey(),
  /** Lower case. */
  email: text().notNull().unique(),
  /** `pbkdf2-sha256$iterations$salt$hash` */
  password: text().notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phone: text().notNull(),
  variant: text().notNull(),
  groups: text().notNull(),
  business: text(),
  address: text(),
  createdAt: text('created_at').notNull(),
})

export const priceGroup = sqliteTable('price_group', {
  code: text().primaryKey(),
  /** Off every price of the list. */
  percent: integer().notNull(),
  /** Members may not shop here (spec §6). */
  restricted: integer({ mode: 'boolean' }).notNull(),
})

export const session = sqliteTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: text('customer_id').notNull(),
    expiresAt: text('expires_at').notNull(),
  },
  (t) => [index('session_customer').on(t.customerId)],
)

/** Failed attempts within a window, by hashed subject. */
export const attempt = sqliteTable(
  'attempt',
  {
    action: text().notNull(),
    subject: text().notNull(),
    windowStart: integer('window_start').notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.action, t.subject, t.windowStart] })],
)

export const newsletter = sqliteTable(
  'newsletter',
  {
    email: text().primaryKey(),
    locale: text().notNull(),
    source: text().notNull(),
    /** Of the newest activation mail. */
    tokenHash: text('token_hash').notNull(),
    requestedAt: text('requested_at').notNull(),
    /** Of the newest confirmation; from then on mails may be sent. */
    confirmedAt: text('confirmed_at'),
  },
  (t) => [uniqueIndex('newsletter_token').on(t.tokenHash)],
)

/** Proof of the double opt-in: every request and confirmation; written by triggers only. */
export const newsletterLog = sqliteTable(
  'newsletter_log',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    email: text().notNull(),
    event: text({ enum: ['requested', 'confirmed'] }).notNull(),
    locale: text().notNull(),
    source: text().notNull(),
    /** Ties a confirmation to the request that it answers. */
    tokenHash: text('token_hash').notNull(),
    at: text().notNull(),
  },
  (t) => [index('newsletter_log_email').on(t.email)],
)

/** Mails that would be sent. */
export const mail = sqliteTable(
  'mail',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    recipient: text().notNull(),
    locale: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    createdAt: text('created_at').notNull(),
  },
  (t) => [index('mail_created').on(t.createdAt)],
)
