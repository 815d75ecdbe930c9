import * as z from 'zod'
import type { ClaimOrder } from '../../../domain/contract/store-claims.ts'
import type { Order } from '../../../domain/order/order.ts'
import { fromThousandths } from '../../db/thousandths.ts'
import { findRow, readRows, rowSchema } from '../../db/rows.ts'
import { OrderRow } from '../orders/orders.ts'
import { unitOfLine } from '../../texts/unit-of-line.ts'
import { remainingAmounts } from '../orders/progress/remaining-amounts.ts'

const FoundRow = rowSchema('sale_order', {
  ...OrderRow.shape,
  customerId: z.string().nullable(),
})

interface ClaimRequest {
  orderCode: string
  email: string
}

/**
 * Finds the customer's own order, or that of an email address; ignores white space and `#` before
 * its number. Null for any other.
 */
export async function findClaimedOrder(
  db: D1Database,
  { orderCode, email }: ClaimRequest,
  customerId: string | null,
): Promise<Order | null> {
  const row = await findRow(
    db
      .prepare('SELECT status, snapshot, pay_until, customer_id FROM sale_order WHERE code = ?1')
      .bind(orderCode.replace(/[\s#]/g, '')),
    FoundRow,
  )
  if (!row) return null
  const { snapshot, status } = row
  const isOwn = customerId !== null && row.customerId === customerId
  const isSame = snapshot.customer.email.toLowerCase() === email.toLowerCase()
  return isOwn || (isSame && email !== '') ? { ...snapshot, status } : null
}

const OpenRow = rowSchema('warranty_claim', { itemId: z.string(), amount: z.number() })

/** Claimable amounts of an order, by line. */
export async function claimOrderOf(db: D1Database, order: Order): Promise<ClaimOrder> {
  const [bought, open] = await Promise.all([
    remainingAmounts(db, order),
    readRows(
      db
        .prepare(
          `SELECT item_id, sum(amount) AS amount FROM warranty_claim
          WHERE order_id = ?1 AND state NOT IN ('rejected', 'settled') GROUP BY item_id`,
        )
        .bind(order.id),
      OpenRow,
    ),
  ])
  const claimed = new Map(open.map(({ itemId, amount }) => [itemId, amount]))
  return {
    code: order.code,
    createdAt: order.createdAt,
    items: order.items.flatMap(({ id, name, catalogCode }) => {
      const left = (bought.get(id) ?? 0) - (claimed.get(id) ?? 0)
      if (left <= 0) return []
      const unit = unitOfLine(order, id)
      return [{ id, name, catalogCode, amount: fromThousandths(left), unit }]
    }),
  }
}
