import * as z from 'zod'
import { readRows, rowSchema } from '../../db/rows.ts'
import { documentKinds } from './find-documents.ts'

const HiddenRow = rowSchema('restricted_view', { kind: z.string(), id: z.string() })

/** Categories and content hidden from the caller's price groups, as pairs of kind and id. */
export async function hiddenDocuments(
  db: D1Database,
  groups: readonly string[],
): Promise<[kind: string, id: string][]> {
  const rows = await readRows(
    db
      .prepare(
        `SELECT kind, id FROM restricted_view WHERE kind IN (SELECT value FROM json_each(?1))
        GROUP BY kind, id HAVING NOT max(price_group IN (SELECT value FROM json_each(?2)))
        UNION ALL SELECT kind, id FROM entry WHERE kind IN (SELECT value FROM json_each(?1))
        AND customer_groups IS NOT NULL AND NOT EXISTS (SELECT 1 FROM json_each(customer_groups) g
          WHERE g.value IN (SELECT value FROM json_each(?2)))`,
      )
      .bind(JSON.stringify(documentKinds), JSON.stringify(groups)),
    HiddenRow,
  )
  return rows.map(({ kind, id }) => [kind, id])
}
