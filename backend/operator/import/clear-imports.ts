import { readRows, rowSchema } from '../../db/rows.ts'
import * as z from 'zod'
import { eachDue, type Position } from '../../maintenance/each-due.ts'
import { deleteImport } from './import-calls.ts'

/** Hours until an unapplied import expires. */
const hours = 48

const ImportRow = rowSchema('operator_import', { id: z.string(), at: z.string() })
/** Imports per run. */
const maxTried = 50

/** Deletes expired imports with their rows. */
export async function clearImports(db: D1Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - hours * 3_600_000).toISOString()
  const page = ({ at, id }: Position, limit: number) =>
    readRows(
      db
        .prepare(
          `SELECT id, created_at AS at FROM operator_import
          WHERE created_at < ?1 AND (created_at, id) > (?2, ?3) ORDER BY created_at, id LIMIT ?4`,
        )
        .bind(before, at, id, limit),
      ImportRow,
    )
  // One after the other: they may be large.
  await eachDue(db, { job: 'clear-imports', page, maxTried }, async (id) => {
    await deleteImport(db, id)
    return true
  })
}
