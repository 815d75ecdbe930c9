import { sql } from 'drizzle-orm'
import { orderEventKinds } from '../../../domain/order/order-history.ts'
import { GiftAmounts, MinorAmounts, stringArray } from '../columns.ts'
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
    /** Loyalty credits to pay with. */
    credits: integer().notNull().default(0),
    updatedAt: text('updated_at').notNull(),
    /** Comment on the order. */
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
    /** Parent line, which it is removed with. */
    parentId: text('parent_id'),
    /** Paid with loyalty credits. */
    credits: integer({ mode: 'boolean' }).notNull().default(false),
    /** Client metadata of a line, as JSON. */
    custom: text(),
    /** Last displayed list price: cart/validate reports a change. */
    notedCurrency: text('noted_currency'),
    notedWithTax: integer('noted_with_tax'),
    /** Name of the variant in every language, for when it is discontinued. */
    name: text().notNull().default(''),
  },
  (t) => [index('cart_item_cart').on(t.cartId, t.position)],
)

/** Attempts that were closed without an order. */
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
    /**
     * Minimum order value with tax in minor units by currency; if there are any, it is for these
     * currencies only.
     */
    minimums: jsonText('coupon', 'minimums', MinorAmounts).notNull().default({}),
    validFrom: text('valid_from'),
    /** Uses per customer or email address; null: unlimited. */
    perCustomer: integer('per_customer'),
    /** Codes of excluded price groups, as JSON. */
    excludedGroups: jsonText('coupon', 'excluded_groups', stringArray).notNull().default([]),
  },
  (t) => [check('coupon_uses', sql`${t.usesLeft} >= 0`)],
)

/**
 * One row an order: the primary key limits a coupon to once per order, the check to its allowed
 * uses.
 */
export const couponUse = sqliteTable(
  'coupon_use',
  {
    orderId: text('order_id').primaryKey(),
    code: text().notNull(),
    customerId: text('customer_id'),
    emailHash: text('email_hash').notNull(),
    /** Number of this customer's use, from 1. */
    nth: integer().notNull(),
    /** `coupon.per_customer` at that time. */
    most: integer(),
    /** Time of the order's release: from then on it does not count. */
    returnedAt: text('returned_at'),
  },
  (t) => [
    index('coupon_use_code').on(t.code, t.emailHash),
    check('coupon_per_customer', sql`${t.nth} <= ${t.most}`),
  ],
)

/** Order gifts, in minor units with tax. */
export const orderGift = sqliteTable('order_gift', {
  id: text().primaryKey(),
  variantId: text('variant_id').notNull(),
  position: integer().notNull(),
  /**
   * By currency: `from`, the minimum order value, and its `price` before it is rounded up to the
   * currency's decimal places (spec §9).
   */
  amounts: jsonText('order_gift', 'amounts', GiftAmounts).notNull().default({}),
})

/** Booked time slots of shippers. */
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
    /** The carrier's own id. */
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
    /** Directions. */
    directions: text().notNull().default(''),
    /** Name, city, street and postcode, folded for search. */
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
    /** Opens the finished page; stored in clear text because a repeated attempt returns it. */
    token: text().notNull().unique(),
    customerId: text('customer_id'),
    /** Cart and Idempotency-Key. */
    attemptKey: text('attempt_key').notNull().unique(),
    /** Of the attempt's key alone, if it is unguessable. */
    attemptSecret: text('attempt_secret'),
    status: text().notNull(),
    createdAt: text('created_at').notNull(),
    /** Order of the domain as placed, without its status. */
    snapshot: text().notNull(),
    /** Further input of the customer: comments, consents, locale, group. */
    details: text().notNull(),
    /** Deadline of an online payment; null: none. */
    payUntil: text('pay_until'),
    deliverySlotId: text('delivery_slot_id'),
    /** Version of the row. */
    revision: integer().notNull().default(0),
    /** Keyed hash of a guest's network while the order is unpaid; null: confirmed by email. */
    network: text(),
    /** 0, which the check refuses, if the network exceeds its share of unpaid orders. */
    withinShare: integer('within_share').notNull().default(1),
  },
  (t) => [
    check('network_share', sql`${t.withinShare} = 1`),
    index('sale_order_network')
      .on(t.network)
      .where(sql`${t.network} IS NOT NULL`),
    index('sale_order_customer').on(t.customerId, t.createdAt),
    index('sale_order_pay_until')
      .on(t.payUntil)
      .where(sql`${t.status} IN ('new', 'payment_failed')`),
  ],
)

/** Warehouses that an order's items are reserved in; deleted when they are released. */
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

/** Events of an order after it was placed. */
export const orderEvent = sqliteTable(
  'order_event',
  {
    id: text().primaryKey(),
    orderId: text('order_id').notNull(),
    kind: text({ enum: orderEventKinds }).notNull(),
    at: text().notNull(),
    /** Data of the event, as JSON. */
    data: text().notNull().default('{}'),
    /** Key of the operator API that caused it. */
    actor: text().notNull().default(''),
    /** Idempotency key of a command. */
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
    /** Restocked amount. */
    returned: integer().notNull().default(0),
  },
  (t) => [
    index('sale_order_item_variant').on(t.variantId),
    unique('sale_order_item_once').on(t.orderId, t.id),
  ],
)
