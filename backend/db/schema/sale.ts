import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'

export const cart = sqliteTable(
  'cart',
  {
    id: text().primaryKey(),
    /** Of a guest's cart. */
    tokenHash: text('token_hash').unique(),
    /** Of a customer's cart. */
    customerId: text('customer_id').unique(),
    couponCode: text('coupon_code'),
    updatedAt: text('updated_at').notNull(),
  },
  (t) => [index('cart_updated').on(t.updatedAt)],
)

export const cartItem = sqliteTable(
  'cart_item',
  {
    id: text().primaryKey(),
    cartId: text('cart_id').notNull(),
    variantId: text('variant_id').notNull(),
    amount: integer().notNull(),
    position: integer().notNull(),
  },
  (t) => [index('cart_item_cart').on(t.cartId, t.position)],
)

export const coupon = sqliteTable(
  'coupon',
  {
    /** Upper case. */
    code: text().primaryKey(),
    percent: integer().notNull(),
    validUntil: text('valid_until'),
    /** null: as often as wanted. */
    usesLeft: integer('uses_left'),
    /** Least value of goods with tax in EUR cent. */
    minimumEur: integer('minimum_eur').notNull(),
  },
  (t) => [check('coupon_uses', sql`${t.usesLeft} >= 0`)],
)

export const sequence = sqliteTable('sequence', {
  name: text().primaryKey(),
  value: integer().notNull(),
})

export const order = sqliteTable(
  'sale_order',
  {
    id: text().primaryKey(),
    code: text().notNull().unique(),
    /** Opens the finished page; kept as it is because a repeated attempt must answer with it. */
    token: text().notNull().unique(),
    customerId: text('customer_id'),
    /** Cart and Idempotency-Key. */
    attemptKey: text('attempt_key').notNull().unique(),
    status: text().notNull(),
    createdAt: text('created_at').notNull(),
    /** Order of the domain as it was placed, without its status. */
    snapshot: text().notNull(),
    /** What the customer told beside it: comments, consents, locale, group. */
    details: text().notNull(),
  },
  (t) => [index('sale_order_customer').on(t.customerId, t.createdAt)],
)

export const orderItem = sqliteTable(
  'sale_order_item',
  {
    id: text().primaryKey(),
    orderId: text('order_id').notNull(),
    variantId: text('variant_id').notNull(),
    amount: integer().notNull(),
    unitWithTax: integer('unit_with_tax').notNull(),
    totalWithTax: integer('total_with_tax').notNull(),
  },
  (t) => [
    index('sale_order_item_variant').on(t.variantId),
    unique('sale_order_item_once').on(t.orderId, t.id),
  ],
)
