import * as z from 'zod'
import type { EarlierWithdrawal } from '../../../domain/contract/store-withdrawal.ts'
import { json, stringArray } from '../../db/columns.ts'
import { readRows, rowSchema } from '../../db/rows.ts'

const Row = rowSchema('withdrawal', {
  reference: z.string(),
  receivedAt: z.string(),
  items: json(stringArray),
  goods: z.string(),
  itemIds: json(stringArray),
})

export interface EarlierWithdrawals {
  shown: EarlierWithdrawal[]
  /** Whether an item is among them. */
  include(itemId: string): boolean
}

/**
 * What was declared about an order until a time, oldest first. Declarations with another email
 * address do not count: anybody can send them.
 */
export async function earlierWithdrawals(
  db: D1Database,
  orderId: string,
  until: string,
): Promise<EarlierWithdrawals> {
  const rows = await readRows(
    db
      .prepare(
        `SELECT reference, received_at, items, goods, item_ids FROM withdrawal
        WHERE order_id = ?1 AND match = 'order' AND received_at < ?2 ORDER BY received_at`,
      )
      .bind(orderId, until),
    Row,
  )
  const shown = rows.map(({ reference, receivedAt, items, goods }) => ({
    reference,
    receivedAt,
    items,
    isWhole: items.length === 0 && goods === '',
  }))
  const ids = new Set(rows.flatMap(({ itemIds }) => itemIds))
  const isWhole = shown.some((each) => each.isWhole)
  return { shown, include: (itemId) => isWhole || ids.has(itemId) }
}
