import { sql } from 'drizzle-orm'
import { Business } from '../../../domain/account/address.ts'
import { stringArray } from '../columns.ts'
import { jsonText } from '../json-text.ts'
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'

export const customer = sqliteTable('customer', {
  id: text().primaryKey(),
  /** Lower case. */
  email: text().notNull().unique(),
  /** `pbkdf2-sha256-chain$links$rounds$salt$hash`; older ones `pbkdf2-sha256$rounds$salt$hash`. */
  password: text().notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phone: text().notNull(),
  variant: text().notNull(),
  groups: jsonText('customer', 'groups', stringArray).notNull(),
  business: jsonText('customer', 'business', Business),
  formalTitle: text('formal_title').notNull().default(''),
  createdAt: text('created_at').notNull(),
})

export const priceGroup = sqliteTable('price_group', {
  code: text().primaryKey(),
  /** Off every price of the list. */
  percent: integer().notNull(),
  /** Members may not shop here (spec §6). */
  restricted: integer({ mode: 'boolean' }).notNull(),
  /** Members see what consumers pay beside their own price (spec §1). */
  showsConsumerPrice: integer('shows_consumer_price', { mode: 'boolean' }).notNull().default(false),
})

export const session = sqliteTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: text('customer_id').notNull(),
    expiresAt: text('expires_at').notNull(),
    /** Operator signed in as the customer; null in the customer's own session. */
    operator: text(),
    createdAt: text('created_at').notNull().default(''),
    /** Last use, to the hour. */
    seenAt: text('seen_at').notNull().default(''),
    /** `Firefox, Windows`, for its owner to recognise. */
    device: text().notNull().default(''),
  },
  (t) => [index('session_customer').on(t.customerId)],
)

export const customerAddress = sqliteTable(
  'customer_address',
  {
    id: text().primaryKey(),
    customerId: text('customer_id').notNull(),
    type: text({ enum: ['billing', 'shipping'] }).notNull(),
    /** At most one of a type. */
    isDefault: integer('is_default', { mode: 'boolean' }).notNull(),
    name: text().notNull(),
    businessName: text('business_name').notNull(),
    phone: text().notNull(),
    street: text().notNull(),
    houseNumber: text('house_number').notNull(),
    city: text().notNull(),
    postcode: text().notNull(),
    country: text().notNull(),
    createdAt: text('created_at').notNull(),
  },
  (t) => [
    index('customer_address_customer').on(t.customerId),
    uniqueIndex('customer_address_default')
      .on(t.customerId, t.type)
      .where(sql`${t.isDefault}`),
  ],
)

/** Password reset tokens, until they are used or replaced. */
export const passwordReset = sqliteTable(
  'password_reset',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: text('customer_id').notNull(),
    expiresAt: text('expires_at').notNull(),
  },
  (t) => [index('password_reset_customer').on(t.customerId)],
)

/** Used operator tokens; stored until they would have expired. */
export const loginAsUsed = sqliteTable('login_as_used', {
  tokenHash: text('token_hash').primaryKey(),
  expiresAt: text('expires_at').notNull(),
})

export const shoppingList = sqliteTable(
  'shopping_list',
  {
    id: text().primaryKey(),
    customerId: text('customer_id').notNull(),
    /** `wishlist`, else a random one; unique among the lists of a customer. */
    code: text().notNull(),
    name: text().notNull(),
    createdAt: text('created_at').notNull(),
    /** Token of the share link; null while it is not shared. */
    shareToken: text('share_token'),
  },
  (t) => [
    uniqueIndex('shopping_list_code').on(t.customerId, t.code),
    uniqueIndex('shopping_list_share').on(t.shareToken),
  ],
)

export const shoppingListItem = sqliteTable(
  'shopping_list_item',
  {
    id: text().primaryKey(),
    listId: text('list_id').notNull(),
    variantId: text('variant_id').notNull(),
    /** Full name when it was added: shown when the variant is discontinued. */
    name: text().notNull(),
    /** Thousandths of the sale unit. */
    amount: integer().notNull(),
    /** Pinned to the top of its list. */
    sticky: integer({ mode: 'boolean' }).notNull(),
    note: text().notNull(),
    createdAt: text('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('shopping_list_item_variant').on(t.listId, t.variantId),
    check('shopping_list_item_amount', sql`${t.amount} > 0`),
  ],
)

/** Ledger of loyalty credits; a trigger keeps a customer's balance from going below zero. */
export const creditEntry = sqliteTable(
  'credit_entry',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    customerId: text('customer_id').notNull(),
    /** Whole credits: negative when spent. */
    amount: integer().notNull(),
    reason: text({
      enum: ['granted', 'earned', 'revoked', 'spent', 'refunded', 'reclaimed'],
    }).notNull(),
    orderId: text('order_id'),
    createdAt: text('created_at').notNull(),
  },
  (t) => [
    index('credit_entry_customer').on(t.customerId),
    index('credit_entry_order').on(t.orderId),
    uniqueIndex('credit_entry_spent')
      .on(t.orderId)
      .where(sql`${t.reason} = 'spent'`),
  ],
)

/** Rate limit counters per window (backend/store/budget), by hashed subject. */
export const attempt = sqliteTable(
  'attempt',
  {
    action: text().notNull(),
    subject: text().notNull(),
    windowStart: integer('window_start').notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.action, t.subject, t.windowStart] }),
    index('attempt_window').on(t.windowStart),
  ],
)

export const newsletter = sqliteTable(
  'newsletter',
  {
    email: text().primaryKey(),
    locale: text().notNull(),
    source: text().notNull(),
    /** Of the newest activation email. */
    tokenHash: text('token_hash').notNull(),
    requestedAt: text('requested_at').notNull(),
    /** Of the newest confirmation; emails may be sent from then on. */
    confirmedAt: text('confirmed_at'),
    /**
     * Created with the first confirmation; in clear text, because every later email contains it.
     */
    unsubscribeToken: text('unsubscribe_token'),
    unsubscribedAt: text('unsubscribed_at'),
  },
  (t) => [
    uniqueIndex('newsletter_token').on(t.tokenHash),
    uniqueIndex('newsletter_unsubscribe').on(t.unsubscribeToken),
  ],
)

/** Proof of the double opt-in: every request and confirmation; written by triggers only. */
export const newsletterLog = sqliteTable(
  'newsletter_log',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    email: text().notNull(),
    event: text({ enum: ['requested', 'confirmed', 'unsubscribed'] }).notNull(),
    locale: text().notNull(),
    source: text().notNull(),
    /** Connects a confirmation to its request. */
    tokenHash: text('token_hash').notNull(),
    at: text().notNull(),
  },
  (t) => [index('newsletter_log_email').on(t.email)],
)

/** Outgoing emails. */
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
    /** URL of the headers List-Unsubscribe and List-Unsubscribe-Post (RFC 8058). */
    listUnsubscribe: text('list_unsubscribe'),
    createdAt: text('created_at').notNull(),
    /** Attachments to generate, as JSON. */
    attachments: text().notNull().default('[]'),
    /** Next sending attempt; null: never again. */
    dueAt: text('due_at'),
    attempts: integer().notNull().default(0),
    /** Lock of the current sender, until then; null: none. */
    lease: text(),
    leasedUntil: text('leased_until'),
    sentAt: text('sent_at'),
    /** The provider's message id. */
    providerId: text('provider_id'),
    /** Its order; null for other emails. */
    orderId: text('order_id'),
    /** Reason of the last or final failure. */
    failure: text(),
    /** Data to render it from, as JSON; null once rendered. */
    draft: text(),
  },
  (t) => [
    index('mail_created').on(t.createdAt),
    index('mail_order')
      .on(t.orderId)
      .where(sql`order_id IS NOT NULL`),
    index('mail_due')
      .on(t.dueAt)
      .where(sql`due_at IS NOT NULL`),
    index('mail_draft')
      .on(t.createdAt)
      .where(sql`draft IS NOT NULL`),
  ],
)

/** Suppressed email addresses, by hash. */
export const mailSuppression = sqliteTable('mail_suppression', {
  emailHash: text('email_hash').primaryKey(),
  /** `bounce`: the address does not exist; `complaint`; `manual`. */
  reason: text().notNull(),
  /** Source: a key of the operator API, or the provider. */
  source: text().notNull(),
  at: text().notNull(),
})

/**
 * Orders, inquiries, watchers and accounts that wait for an emailed link (backend/store/step-up).
 */
export const pendingAction = sqliteTable(
  'pending_action',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['order', 'inquiry', 'watcher', 'account'] }).notNull(),
    /** Of the link. */
    tokenHash: text('token_hash').notNull(),
    /** Of the submission: idempotency. */
    attemptKey: text('attempt_key').notNull(),
    /** Lower case. */
    email: text().notNull(),
    /** JSON of the action after confirmation; `{}` afterwards. */
    payload: text().notNull(),
    createdAt: text('created_at').notNull(),
    expiresAt: text('expires_at').notNull(),
    doneAt: text('done_at'),
  },
  (t) => [
    uniqueIndex('pending_action_token').on(t.tokenHash),
    uniqueIndex('pending_action_attempt').on(t.attemptKey),
    index('pending_action_expires').on(t.expiresAt),
    index('pending_action_email').on(t.email),
  ],
)
