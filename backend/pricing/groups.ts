import * as z from 'zod'
import { flag } from '../db/columns.ts'
import { rowSchema, findRow } from '../db/rows.ts'
import { publicPriceGroup, type PriceGroup } from '../../domain/context.ts'

/** Effect of a caller's groups on prices. */
export interface GroupTerms {
  groupPercent: number
  /** Shows the consumer price beside the caller's own. */
  showsConsumerPrice: boolean
}

export const publicTerms: GroupTerms = { groupPercent: 0, showsConsumerPrice: false }

const PriceGroupRow = rowSchema('price_group', {
  percent: z.number().nullable(),
  showsConsumerPrice: flag.nullable(),
})

/**
 * The best discount of a user variant and its price groups, and whether one of them shows the
 * consumer price; unknown groups have neither. Public prices are the list itself.
 */
export async function findTerms(
  db: D1Database,
  { variant, groups }: PriceGroup,
): Promise<GroupTerms> {
  const codes = variant === publicPriceGroup.variant ? groups : [variant, ...groups]
  if (!codes.length) return publicTerms
  const row = await findRow(
    db
      .prepare(
        `SELECT max(percent) AS percent, max(shows_consumer_price) AS shows_consumer_price
        FROM price_group WHERE code IN (SELECT value FROM json_each(?1))`,
      )
      .bind(JSON.stringify(codes)),
    PriceGroupRow,
  )
  return { groupPercent: row?.percent ?? 0, showsConsumerPrice: row?.showsConsumerPrice ?? false }
}

/** The best discount alone. */
export async function findPercent(db: D1Database, group: PriceGroup): Promise<number> {
  return (await findTerms(db, group)).groupPercent
}
