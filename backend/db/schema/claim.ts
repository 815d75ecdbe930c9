import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { claimRemedies, claimStates } from '../../../domain/claim/claim-state.ts'

/** Filed warranty claims; only their state changes, by events of `warranty_claim_event`. */
export const warrantyClaim = sqliteTable(
  'warranty_claim',
  {
    id: text().primaryKey(),
    /** For people. */
    number: text().notNull().unique(),
    /** Opens its page; stored in clear text because emails of later changes link to it. */
    token: text().notNull().unique(),
    /** Hash of Idempotency-Key and content. */
    attemptKey: text('attempt_key').notNull().unique(),
    orderId: text('order_id').notNull(),
    orderCode: text('order_code').notNull(),
    itemId: text('item_id').notNull(),
    itemName: text('item_name').notNull(),
    catalogCode: text('catalog_code').notNull(),
    /** Thousandths. */
    amount: integer().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    description: text().notNull(),
    remedy: text({ enum: claimRemedies }).notNull(),
    state: text({ enum: claimStates }).notNull(),
    locale: text().notNull(),
    /** ISO 8601. */
    receivedAt: text('received_at').notNull(),
    /** Day. */
    settleBy: text('settle_by').notNull(),
  },
  (t) => [
    index('warranty_claim_order').on(t.orderId),
    index('warranty_claim_state').on(t.state, t.receivedAt),
    index('warranty_claim_received').on(t.receivedAt),
  ],
)

export const warrantyClaimEvent = sqliteTable(
  'warranty_claim_event',
  {
    id: text().primaryKey(),
    claimId: text('claim_id').notNull(),
    /** Sequence number of the claim's event, from 1: prevents concurrent events. */
    nth: integer().notNull(),
    state: text({ enum: claimStates }).notNull(),
    at: text().notNull(),
    /** Message to the customer. */
    note: text().notNull(),
    /** Key of the operator API; empty for the customer. */
    actor: text().notNull(),
    /** Idempotency key of a command. */
    commandKey: text('command_key').unique(),
  },
  (t) => [uniqueIndex('warranty_claim_event_claim').on(t.claimId, t.nth)],
)
