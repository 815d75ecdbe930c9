import * as z from 'zod'
import type { JsonObject } from '../../../domain/operator/json.ts'
import { readRows, rowSchema } from '../../db/rows.ts'

const UsedRow = rowSchema('product', { used: z.string() })

/** Values (`material steel`) used by products, of parameters whose values a patch changes. */
export async function readUsedValues(
  db: D1Database,
  patches: readonly JsonObject[],
): Promise<Set<string>> {
  const codes = patches.flatMap(({ type, id, values }) =>
    type === 'parameter' && values !== undefined ? String(id) : [],
  )
  if (codes.length === 0) return new Set()
  const rows = await readRows(
    db
      .prepare(
        `SELECT DISTINCT given.value ->> 'code' || ' ' || one.value AS used
        FROM (SELECT parameters FROM product UNION ALL SELECT parameters FROM variant) AS owner,
          json_each(owner.parameters) AS given, json_each(given.value -> 'values') AS one
        WHERE given.value ->> 'code' IN (SELECT value FROM json_each(?1))`,
      )
      .bind(JSON.stringify(codes)),
    UsedRow,
  )
  return new Set(rows.map(({ used }) => used))
}
