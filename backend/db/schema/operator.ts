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

/** Imports whose rows wait to be applied. */
export const operatorImport = sqliteTable(
  'operator_import',
  {
    id: text().primaryKey(),
    /** `products` or `content`. */
    kind: text().notNull(),
    keyId: text('key_id').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (t) => [index('operator_import_created').on(t.createdAt)],
)

/** A record of an import; of several rows of one product the first has the patch of all. */
export const operatorImportRow = sqliteTable(
  'operator_import_row',
  {
    importId: text('import_id').notNull(),
    line: integer().notNull(),
    /** Id of the record; empty for a row that is wrong. */
    recordKey: text('record_key').notNull(),
    /** new, changed, unchanged, wrong, combined (another row has the patch); new-applied … */
    state: text().notNull(),
    patch: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.line] }),
    index('operator_import_row_key').on(t.importId, t.recordKey),
    index('operator_import_row_state').on(t.importId, t.state, t.line),
  ],
)

/** What only one record of an import may have, such as a slug. */
export const operatorImportClaim = sqliteTable(
  'operator_import_claim',
  {
    importId: text('import_id').notNull(),
    claim: text().notNull(),
    recordKey: text('record_key').notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.claim] })],
)

/** What is derived from the catalogue and has to be computed again. */
export const listingTask = sqliteTable(
  'listing_task',
  {
    /** segments, names, counts. */
    kind: text().notNull(),
    /** Row number of the category, or the locale. */
    subject: text().notNull(),
    /** Of the change that asked last: a task that was requested again meanwhile stays. */
    token: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.subject] })],
)
