import * as z from 'zod'

const BackedUpTable = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
  /** Gzipped NDJSON, an array of values a line, below the folder of the backup. */
  files: z.array(z.string()),
})
export type BackedUpTable = z.infer<typeof BackedUpTable>

/** Manifest of a backup; written last, so a folder without one is incomplete. */
export const Manifest = z.object({
  startedAt: z.iso.datetime(),
  /** Last migration of the database: rows are restored to tables of the same schema only. */
  migration: z.string(),
  /** As `CREATE TRIGGER` statements: a restore runs without triggers. */
  triggers: z.array(z.object({ name: z.string(), sql: z.string() })),
  tables: z.array(BackedUpTable),
})
export type Manifest = z.infer<typeof Manifest>
