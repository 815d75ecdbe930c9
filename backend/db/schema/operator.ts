import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const operatorImport = sqliteTable('operator_import', {
  id: text().primaryKey(),
  kind: text().notNull(),
  keyId: text('key_id').notNull(),
  createdAt: text('created_at').notNull(),
})

export const operatorImportRow = sqliteTable('operator_import_row', {
  importId: text('import_id').notNull(),
  line: integer().notNull(),
  recordKey: text('record_key').notNull(),
  state: text().notNull(),
  patch: text().notNull(),
})

export const operatorImportClaim = sqliteTable('operator_import_claim', {
  importId: text('import_id').notNull(),
  claim: text().notNull(),
  recordKey: text('record_key').notNull(),
})
