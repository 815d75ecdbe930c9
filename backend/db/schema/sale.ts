import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { MinorAmounts, stringArray } from '../columns.ts'
import { jsonText } from '../json-text.ts'

export const coupon = sqliteTable('coupon', {
  code: text().primaryKey(),
  percent: integer().notNull(),
  validUntil: text('valid_until'),
  usesLeft: integer('uses_left'),
  minimums: jsonText('coupon', 'minimums', MinorAmounts).notNull().default({}),
  validFrom: text('valid_from'),
  perCustomer: integer('per_customer'),
  excludedGroups: jsonText('coupon', 'excluded_groups', stringArray).notNull().default([]),
})

export const couponUse = sqliteTable('coupon_use', {
  orderId: text('order_id').primaryKey(),
  code: text().notNull(),
  customerId: text('customer_id'),
  emailHash: text('email_hash').notNull(),
  nth: integer().notNull(),
  most: integer(),
  returnedAt: text('returned_at'),
})
