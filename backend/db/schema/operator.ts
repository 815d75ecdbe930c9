import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Nonces of operator calls, until the window of their timestamp is over: none is taken twice. */
export const operatorNonce = sqliteTable(
  'operator_nonce',
  {
    keyId: text('key_id').notNull(),
    nonce: text().notNull(),
    /** ISO 8601. */
    expiresAt: text('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.keyId, t.nonce] }),
    index('operator_nonce_expires').on(t.expiresAt),
  ],
)

/** What operators did and what they were refused. */
export const operatorAudit = sqliteTable(
  'operator_audit',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    at: text().notNull(),
    /** As the caller says: of a refused call it is not proven. */
    keyId: text('key_id').notNull(),
    /** `PUT /operator/prices`. */
    call: text().notNull(),
    /** Null: the call needs none, or there is no such call. */
    scope: text(),
    status: integer().notNull(),
    /** `done`, or the code of the problem. */
    outcome: text().notNull(),
    requestId: text('request_id').notNull(),
  },
  (t) => [index('operator_audit_at').on(t.at)],
)
