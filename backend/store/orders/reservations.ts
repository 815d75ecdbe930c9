import * as z from 'zod'
import { Reservation } from '../../../domain/operator/orders.ts'
import { fromThousandths } from '../../db/thousandths.ts'
import { readRows, rowSchema } from '../../db/rows.ts'

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

const ReservationsRow = rowSchema('order_reservation', { reservations: ReservationList })

/** Where the goods of an order are: by warehouse, without those that went back to stock. */
export async function loadReservations(db: D1Database, orderId: string): Promise<Reservation[]> {
  const statement = db.prepare(`SELECT ${reservationList('?1')} AS reservations`).bind(orderId)
  return (await readRows(statement, ReservationsRow)).flatMap(({ reservations }) => reservations)
}
