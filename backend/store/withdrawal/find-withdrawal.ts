import * as z from 'zod'
import { json, flag, stringArray } from '../../db/columns.ts'
import { rowSchema, type RowOf, findRow, readRows } from '../../db/rows.ts'
import { earlierWithdrawals } from './earlier-withdrawals.ts'
import type { Withdrawal } from '../../../domain/contract/store-withdrawal.ts'

const Row = rowSchema('withdrawal', {
  reference: z.string(),
  token: z.string(),
  name: z.string(),
  orderCode: z.string(),
  email: z.string(),
  items: json(stringArray),
  goods: z.string(),
  receivedAt: z.string(),
  match: z.string(),
  business: flag,
  orderId: z.string().nullable(),
  deadline: z.string().nullable(),
})
type Row = RowOf<typeof Row>

const columns = `reference, token, name, order_code, email, items, goods, received_at, match, business,
  order_id, deadline`

/** A received withdrawal; null for an unknown one. */
export async function findWithdrawal(
  db: D1Database,
  column: 'token' | 'attempt_key',
  value: string,
): Promise<Withdrawal | null> {
  const row = await findRow(
    db.prepare(`SELECT ${columns} FROM withdrawal WHERE ${column} = ?1`).bind(value),
    Row,
  )
  if (!row) return null
  const withdrawal = withdrawalOf(row)
  if (!row.orderId || !withdrawal.matched) return withdrawal
  const { shown } = await earlierWithdrawals(db, row.orderId, row.receivedAt)
  return shown.length > 0 ? { ...withdrawal, earlier: shown } : withdrawal
}

/** Withdrawals from a customer's orders, oldest first. */
export async function withdrawalsOf(db: D1Database, customerId: string): Promise<Withdrawal[]> {
  const rows = await readRows(
    db
      .prepare(
        `SELECT ${columns} FROM withdrawal WHERE match = 'order'
        AND order_id IN (SELECT id FROM sale_order WHERE customer_id = ?1) ORDER BY received_at`,
      )
      .bind(customerId),
    Row,
  )
  return rows.map(withdrawalOf)
}

function withdrawalOf(row: Row): Withdrawal {
  const { match, orderId: _, ...withdrawal } = row
  return { ...withdrawal, matched: match === 'order' }
}
