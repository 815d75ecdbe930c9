import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Purges that the storefront has not accepted yet. */
export const purgeOutbox = sqliteTable('purge_outbox', {
  id: integer().primaryKey({ autoIncrement: true }),
  /** Separated by spaces. */
  tags: text().notNull(),
  updatedAt: text('updated_at').notNull(),
})
