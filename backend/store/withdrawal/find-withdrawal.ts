import * as z from 'zod'
import { json, flag, stringArray } from '../../db/columns.ts'
import { rowSchema, type RowOf, findRow } from '../../db/rows.ts'
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
  deadline: z.string().nullable(),
})
type Row = RowOf<typeof Row>

/** A received withdrawal; null for an unknown one. */
export async function findWithdrawal(
  db: D1Database,
  column: 'token' | 'attempt_key',
  value: string,
): Promise<Withdrawal | null> {
  const row = await findRow(
    db
      .prepare(`SELECT reference, token, name, order_code, email, items, goods, received_at, match, business,
        deadline FROM withdrawal WHERE ${column} = ?1`)
      .bind(value),
    Row,
  )
  return (
    row && {
      reference: row.reference,
      token: row.token,
      name: row.name,
      orderCode: row.orderCode,
      email: row.email,
      items: row.items,
      goods: row.goods,
      receivedAt: row.receivedAt,
      matched: row.match === 'order',
      business: row.business,
      deadline: row.deadline,
    }
  )
}
