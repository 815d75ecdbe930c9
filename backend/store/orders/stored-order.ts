import type { Order } from '../../../domain/checkout/order/order.ts'
import { Locale } from '../../../domain/locale.ts'
import { fromJson } from '../../db/json.ts'

/** An order with what only the shop knows of it. */
export interface StoredOrder {
  order: Order
  locale: Locale
}

interface Row {
  status: Order['status']
  snapshot: string
  locale: string | null
}

/** An order by its id or by the token of its finished page; null for an unknown one. */
export async function findStoredOrder(
  db: D1Database,
  column: 'id' | 'token',
  value: string,
): Promise<StoredOrder | null> {
  const row = await db
    .prepare(
      `SELECT status, snapshot, details ->> '$.locale' AS locale FROM sale_order WHERE ${column} = ?1`,
    )
    .bind(value)
    .first<Row>()
  if (!row) return null
  const order = { ...fromJson<Order>(row.snapshot), status: row.status }
  return { order, locale: Locale.safeParse(row.locale).data ?? 'de' }
}
