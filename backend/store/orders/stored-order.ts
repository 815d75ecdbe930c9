import * as z from 'zod'
import type { Order } from '../../../domain/order/order.ts'
import { Locale } from '../../../domain/locale.ts'
import { findRow, rowSchema } from '../../db/rows.ts'
import { OrderRow } from './orders.ts'

/** An order with internal data. */
export interface StoredOrder {
  order: Order
  locale: Locale
}

const StoredOrderRow = rowSchema('sale_order', {
  ...OrderRow.shape,
  locale: z.string().nullable(),
})

/** An order by its id, its number or its token; null for an unknown one. */
export async function findStoredOrder(
  db: D1Database,
  column: 'id' | 'token' | 'code',
  value: string,
): Promise<StoredOrder | null> {
  const row = await findRow(
    db
      .prepare(
        `SELECT status, snapshot, pay_until, details ->> '$.locale' AS locale FROM sale_order
        WHERE ${column} = ?1`,
      )
      .bind(value),
    StoredOrderRow,
  )
  if (!row) return null
  const order = { ...row.snapshot, status: row.status }
  return { order, locale: Locale.safeParse(row.locale).data ?? 'de' }
}
