import * as z from 'zod'
import { rowSchema, readRows } from '../../../db/rows.ts'

const RestrictedViewRow = rowSchema('restricted_view', { id: z.string() })

/**
 * Ids of products or categories hidden from the caller's price group. A hidden category hides
 * itself only; its products are listed separately.
 */
export async function hiddenIds(
  db: D1Database,
  kind: 'product' | 'category',
  groups: readonly string[],
): Promise<Set<string>> {
  const results = await readRows(
    db
      .prepare(
        `SELECT id FROM restricted_view WHERE kind = ?1
      GROUP BY id HAVING NOT max(price_group IN (SELECT value FROM json_each(?2)))`,
      )
      .bind(kind, JSON.stringify(groups)),
    RestrictedViewRow,
  )
  return new Set(results.map(({ id }) => id))
}

/** `checkPermissions` of a query: hidden entries are omitted. */
export function isChecked({
  checkPermissions,
}: {
  checkPermissions?: string | undefined
}): boolean {
  return checkPermissions === 'true' || checkPermissions === '1'
}
