import * as z from 'zod'
import { rowSchema, readRows } from '../../../db/rows.ts'

const RestrictedViewRow = rowSchema('restricted_view', { id: z.string() })

/**
 * Ids of products or categories that only other price groups may see. A category hides what it is
 * itself; its products are named on their own.
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

/** `checkPermissions` of a query: hidden things are left out of the answer. */
export function isChecked({
  checkPermissions,
}: {
  checkPermissions?: string | undefined
}): boolean {
  return checkPermissions === 'true' || checkPermissions === '1'
}
