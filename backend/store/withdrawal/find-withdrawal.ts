import type { Withdrawal } from '../../../domain/contract/store-withdrawal.ts'
import { fromJson } from '../../db/json.ts'

interface Row {
  reference: string
  token: string
  name: string
  order_code: string
  email: string
  items: string
  goods: string
  received_at: string
  match: string
  business: number
  deadline: string | null
}

/** A withdrawal as it was received; null for an unknown one. */
export async function findWithdrawal(
  db: D1Database,
  column: 'token' | 'attempt_key',
  value: string,
): Promise<Withdrawal | null> {
  const row = await db
    .prepare(`SELECT * FROM withdrawal WHERE ${column} = ?1`)
    .bind(value)
    .first<Row>()
  return (
    row && {
      reference: row.reference,
      token: row.token,
      name: row.name,
      orderCode: row.order_code,
      email: row.email,
      items: fromJson<string[]>(row.items),
      goods: row.goods,
      receivedAt: row.received_at,
      matched: row.match === 'order',
      business: row.business === 1,
      deadline: row.deadline,
    }
  )
}
