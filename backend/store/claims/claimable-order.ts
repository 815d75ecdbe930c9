import * as z from 'zod'
import type { ClaimOrder } from '../../../domain/contract/store-claims.ts'
import type { Order } from '../../../domain/order/order.ts'
import { fromThousandths, toThousandths } from '../../db/thousandths.ts'
import { findRow, readRows, rowSchema } from '../../db/rows.ts'
import { loadProgress } from '../orders/order-progress.ts'
import { OrderRow } from '../orders/orders.ts'

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

/** Thousandths of each line bought and neither cancelled nor returned. */
export async function boughtOf(db: D1Database, order: Order): Promise<Map<string, number>> {
  const [progress] = await loadProgress(db, [order])
  const changed = new Map(progress?.state.lines.map((line) => [line.id, line]))
  const isCancelled = order.status === 'cancelled'
  return new Map(
    order.items
      .filter(({ variantId }) => variantId !== '')
      .map(({ id, amount }) => {
        const { cancelled = 0, withdrawn = 0 } = changed.get(id) ?? {}
        return [id, isCancelled ? 0 : toThousandths(amount) - cancelled - withdrawn]
      }),
  )
}

const OpenRow = rowSchema('warranty_claim', { itemId: z.string(), amount: z.number() })

/** Claimable amounts of an order, by line. */
export async function claimOrderOf(db: D1Database, order: Order): Promise<ClaimOrder> {
  const [bought, open] = await Promise.all([
    boughtOf(db, order),
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
      return left > 0 ? [{ id, name, catalogCode, amount: fromThousandths(left) }] : []
    }),
  }
}
