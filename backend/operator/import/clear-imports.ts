import { readRows, rowSchema } from '../../db/rows.ts'
import * as z from 'zod'
import { deleteImport } from './import-calls.ts'

/** Hours until an unapplied import expires. */
const hours = 48

const ImportRow = rowSchema('operator_import', { id: z.string() })

/** Deletes expired imports with their rows. */
export async function clearImports(db: D1Database, now: Date): Promise<void> {
  const rows = await readRows(
    db
      .prepare('SELECT id FROM operator_import WHERE created_at < ?1 LIMIT 50')
      .bind(new Date(now.getTime() - hours * 3_600_000).toISOString()),
    ImportRow,
  )
  for (const { id } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: they may be large
    await deleteImport(db, id)
  }
}
