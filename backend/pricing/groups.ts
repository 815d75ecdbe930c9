import * as z from 'zod'
import { rowSchema, findRow } from '../db/rows.ts'
import { publicPriceGroup, type PriceGroup } from '../../domain/context.ts'

const PriceGroupRow = rowSchema('price_group', { percent: z.number().nullable() })

/**
 * The best discount of a user variant and its price groups; unknown ones have none. Public prices
 * are the list itself.
 */
export async function findPercent(
  db: D1Database,
  { variant, groups }: PriceGroup,
): Promise<number> {
  const codes = variant === publicPriceGroup.variant ? groups : [variant, ...groups]
  if (!codes.length) return 0
  const row = await findRow(
    db
      .prepare(
        'SELECT max(percent) AS percent FROM price_group WHERE code IN (SELECT value FROM json_each(?1))',
      )
      .bind(JSON.stringify(codes)),
    PriceGroupRow,
  )
  return row?.percent ?? 0
}
