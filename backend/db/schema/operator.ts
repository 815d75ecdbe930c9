import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Used nonces of operator calls, until their timestamp window is over: prevents replays. */
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

/** Audit log of operator calls, refused ones included. */
export const operatorAudit = sqliteTable(
  'operator_audit',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    at: text().notNull(),
    /** As claimed by the caller: unverified for a refused call. */
    keyId: text('key_id').notNull(),
    /** `PUT /operator/prices`. */
    call: text().notNull(),
    /** Null: none required, or an unknown call. */
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

/** A record of an import; of several rows of one product the first has the merged patch. */
export const operatorImportRow = sqliteTable(
  'operator_import_row',
  {
    importId: text('import_id').notNull(),
    line: integer().notNull(),
    /** Id of the record; empty for a wrong row. */
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

/** Values that must be unique within an import, such as a slug. */
export const operatorImportClaim = sqliteTable(
  'operator_import_claim',
  {
    importId: text('import_id').notNull(),
    claim: text().notNull(),
    recordKey: text('record_key').notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.claim] })],
)

/** Derived data of the catalogue that has to be recomputed. */
export const listingTask = sqliteTable(
  'listing_task',
  {
    /** segments, names, counts; documents, products of the search database. */
    kind: text().notNull(),
    /** Row number of the category or product, or the locale. */
    subject: text().notNull(),
    /** Of the latest change: a task that was requested again meanwhile stays. */
    token: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.subject] })],
)
