import { sql } from 'drizzle-orm'
import { orderEventKinds } from '../../../domain/order/order-history.ts'
import { GiftAmounts, MinorAmounts, strings } from '../columns.ts'
import { jsonText } from '../json-text.ts'
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'

export const cart = sqliteTable(
  'cart',
  {
    id: text().primaryKey(),
    /** Of a guest's cart. */
    tokenHash: text('token_hash').unique(),
    /** Of a customer's cart. */
    customerId: text('customer_id').unique(),
    couponCode: text('coupon_code'),
    /** Loyalty credits that the customer wants to pay with. */
    credits: integer().notNull().default(0),
    updatedAt: text('updated_at').notNull(),
    /** What its owner wants to say about the order. */
    comment: text().notNull().default(''),
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
    /** Line that this one belongs to and is removed with. */
    parentId: text('parent_id'),
    /** Wanted for loyalty credits. */
    credits: integer({ mode: 'boolean' }).notNull().default(false),
    /** What the caller keeps with a line, as JSON. */
    custom: text(),
    /** List price that the customer was shown last: cart/validate tells when it is another. */
    notedCurrency: text('noted_currency'),
    notedWithTax: integer('noted_with_tax'),
    /** Of the variant, in every language, to tell its owner when the catalogue has it no more. */
    name: text().notNull().default(''),
  },
  (t) => [index('cart_item_cart').on(t.cartId, t.position)],
)

/** Attempts to order that were given up before they made an order. */
export const closedAttempt = sqliteTable(
  'closed_attempt',
  {
    attemptKey: text('attempt_key').primaryKey(),
    closedAt: text('closed_at').notNull(),
  },
  (t) => [index('closed_attempt_closed').on(t.closedAt)],
)

export const coupon = sqliteTable(
  'coupon',
  {
    /** Upper case. */
    code: text().primaryKey(),
    percent: integer().notNull(),
    validUntil: text('valid_until'),
    /** null: unlimited. */
    usesLeft: integer('uses_left'),
    /** Minimum merchandise value with tax in minor units by currency; where it has some, it is for these currencies only. */
    minimums: jsonText('coupon', 'minimums', MinorAmounts).notNull().default({}),
    validFrom: text('valid_from'),
    /** Orders of one customer or e-mail address; null: unlimited. */
    perCustomer: integer('per_customer'),
    /** Codes of price groups whose members it is not for, as JSON. */
    excludedGroups: jsonText('coupon', 'excluded_groups', strings).notNull().default([]),
  },
  (t) => [check('coupon_uses', sql`${t.usesLeft} >= 0`)],
)

/** One row an order: the primary key lets it use a coupon once, the check as often as is allowed. */
export const couponUse = sqliteTable(
  'coupon_use',
  {
    orderId: text('order_id').primaryKey(),
    code: text().notNull(),
    customerId: text('customer_id'),
    emailHash: text('email_hash').notNull(),
    /** Which use of this customer it is, from 1. */
    nth: integer().notNull(),
    /** `coupon.per_customer` as it was then. */
    most: integer(),
    /** When the order was released: from then on it does not count. */
    returnedAt: text('returned_at'),
  },
  (t) => [
    index('coupon_use_code').on(t.code, t.emailHash),
    check('coupon_per_customer', sql`${t.nth} <= ${t.most}`),
  ],
)

/** Gifts that can be chosen with an order, in minor units with tax. */
export const orderGift = sqliteTable('order_gift', {
  id: text().primaryKey(),
  variantId: text('variant_id').notNull(),
  position: integer().notNull(),
  /**
   * By currency: `from`, the merchandise value from which it is offered, and its `price` before it is
   * rounded up to the currency's decimal places (spec §9).
   */
  amounts: jsonText('order_gift', 'amounts', GiftAmounts).notNull().default({}),
})

/** Time slots of shippers that somebody has taken already. */
export const deliverySlot = sqliteTable(
  'delivery_slot',
  {
    /** `freight_2026-11-24_08` */
    id: text().primaryKey(),
    shipperId: text('shipper_id').notNull(),
    day: text().notNull(),
    taken: integer().notNull(),
    capacity: integer().notNull(),
  },
  (t) => [
    index('delivery_slot_day').on(t.shipperId, t.day),
    check('delivery_slot_capacity', sql`${t.taken} BETWEEN 0 AND ${t.capacity}`),
  ],
)

/** Pick-up points of carriers. */
export const parcelPoint = sqliteTable(
  'parcel_point',
  {
    id: text().primaryKey(),
    shipperId: text('shipper_id').notNull(),
    /** The carrier's own number. */
    remoteId: text('remote_id').notNull(),
    kind: text({ enum: ['shop', 'box'] }).notNull(),
    name: text().notNull(),
    street: text().notNull(),
    houseNumber: text('house_number').notNull(),
    city: text().notNull(),
    postcode: text().notNull(),
    country: text().notNull(),
    latitude: real().notNull(),
    longitude: real().notNull(),
    openingHours: text('opening_hours').notNull(),
    /** How to find it. */
    directions: text().notNull().default(''),
    /** Name, city, street and postcode, folded. */
    search: text().notNull(),
  },
  (t) => [uniqueIndex('parcel_point_remote').on(t.shipperId, t.remoteId)],
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
    /** Opens the finished page; stored in clear because a repeated attempt must answer with it. */
    token: text().notNull().unique(),
    customerId: text('customer_id'),
    /** Cart and Idempotency-Key. */
    attemptKey: text('attempt_key').notNull().unique(),
    /** Of the attempt's key alone, where nobody can guess it. */
    attemptSecret: text('attempt_secret'),
    status: text().notNull(),
    createdAt: text('created_at').notNull(),
    /** Order of the domain as it was placed, without its status. */
    snapshot: text().notNull(),
    /** What the customer told beside it: comments, consents, locale, group. */
    details: text().notNull(),
    /** Until then an online payment is waited for; null: nothing is paid online. */
    payUntil: text('pay_until'),
    deliverySlotId: text('delivery_slot_id'),
    /** Counts changes. */
    revision: integer().notNull().default(0),
  },
  (t) => [
    index('sale_order_customer').on(t.customerId, t.createdAt),
    index('sale_order_pay_until')
      .on(t.payUntil)
      .where(sql`${t.status} IN ('new', 'payment_failed')`),
  ],
)

/** Which warehouse an order's items are taken from; gone when they are given back. */
export const orderReservation = sqliteTable(
  'order_reservation',
  {
    orderId: text('order_id').notNull(),
    variantPk: integer('variant_n').notNull(),
    warehouse: text().notNull(),
    amount: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.variantPk, t.warehouse] })],
)

/** What happened to an order after it was placed. */
export const orderEvent = sqliteTable(
  'order_event',
  {
    id: text().primaryKey(),
    orderId: text('order_id').notNull(),
    kind: text({ enum: orderEventKinds }).notNull(),
    at: text().notNull(),
    /** What it says beside its kind, as JSON. */
    data: text().notNull().default('{}'),
    /** Key of the operator API that caused it. */
    actor: text().notNull().default(''),
    /** Of a command, which is carried out once. */
    commandKey: text('command_key'),
  },
  (t) => [
    uniqueIndex('order_event_command')
      .on(t.orderId, t.commandKey)
      .where(sql`${t.commandKey} IS NOT NULL`),
    index('order_event_order').on(t.orderId, t.at),
    index('order_event_document')
      .on(t.at)
      .where(sql`${t.kind} IN ('invoice_due', 'credit_note_due')`),
  ],
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
    /** How much of it went back to stock. */
    returned: integer().notNull().default(0),
  },
  (t) => [
    index('sale_order_item_variant').on(t.variantId),
    unique('sale_order_item_once').on(t.orderId, t.id),
  ],
)
