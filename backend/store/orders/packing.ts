import * as z from 'zod'
import { type OperatorOrder, Reservation } from '../../../domain/operator/orders.ts'
import { fromThousandths } from '../../db/thousandths.ts'
import { jsonColumn } from '../../db/json-column.ts'
import { findRow, rowSchema } from '../../db/rows.ts'
import { OrderWishes } from './order-details.ts'

/** SQL of an order's reservations as a JSON list. `order`: expression of its id. */
export const reservationList = (order: string) =>
  `(SELECT json_group_array(json_object('catalogCode', v.catalog_code, 'warehouse', r.warehouse,
      'amount', r.amount) ORDER BY r.warehouse, v.n)
    FROM order_reservation r JOIN variant v ON v.n = r.variant_n WHERE r.order_id = ${order})`

/** `reservationList`, parsed. */
export const ReservationList = z
  .string()
  .transform((json) => z.array(Reservation).parse(JSON.parse(json)))
  .transform((list) => list.map((each) => ({ ...each, amount: fromThousandths(each.amount) })))

const PackingRow = rowSchema('sale_order', {
  details: jsonColumn(OrderWishes),
  reservations: ReservationList,
})

/** What an operator needs of an order beside its document: where the goods are, and wishes. */
export async function loadPacking(
  db: D1Database,
  orderId: string,
): Promise<Pick<OperatorOrder, 'reservations' | 'wishes'>> {
  const row = await findRow(
    db
      .prepare(
        `SELECT o.details, ${reservationList('o.id')} AS reservations FROM sale_order o WHERE o.id = ?1`,
      )
      .bind(orderId),
    PackingRow,
  )
  return row ? { reservations: row.reservations, wishes: row.details } : {}
}
