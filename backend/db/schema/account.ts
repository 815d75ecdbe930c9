import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { Business } from '../../../domain/account/address.ts'
import { stringArray } from '../columns.ts'
import { jsonText } from '../json-text.ts'

export const customer = sqliteTable('customer', {
  id: text().primaryKey(),
  email: text().notNull(),
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

export const session = sqliteTable('session', {
  tokenHash: text('token_hash').primaryKey(),
  customerId: text('customer_id').notNull(),
  expiresAt: text('expires_at').notNull(),
  operator: text(),
  createdAt: text('created_at').notNull().default(''),
  seenAt: text('seen_at').notNull().default(''),
  device: text().notNull().default(''),
})

export const customerAddress = sqliteTable('customer_address', {
  id: text().primaryKey(),
  customerId: text('customer_id').notNull(),
  type: text({ enum: ['billing', 'shipping'] }).notNull(),
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
})

export const shoppingList = sqliteTable('shopping_list', {
  id: text().primaryKey(),
  customerId: text('customer_id').notNull(),
  code: text().notNull(),
  name: text().notNull(),
  createdAt: text('created_at').notNull(),
  shareToken: text('share_token'),
})

export const shoppingListItem = sqliteTable('shopping_list_item', {
  id: text().primaryKey(),
  listId: text('list_id').notNull(),
  variantId: text('variant_id').notNull(),
  name: text().notNull(),
  amount: integer().notNull(),
  sticky: integer({ mode: 'boolean' }).notNull(),
  note: text().notNull(),
  createdAt: text('created_at').notNull(),
})
