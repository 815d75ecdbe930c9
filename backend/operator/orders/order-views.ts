import * as z from 'zod/mini'
import type { ListedOrder, OperatorOrder, OperatorOrders } from '../../../domain/operator/orders.ts'
import { documentOf } from '../../../domain/order/document-of.ts'
import type { Order } from '../../../domain/order/order.ts'
import { readRows } from '../../db/rows.ts'
import { withDelivery } from '../../mail/sending/suppression.ts'
import { loadProgress } from '../../store/orders/progress/order-progress.ts'
import { OrderRow } from '../../store/orders/orders.ts'
import type { StoredOrder } from '../../store/orders/stored-order.ts'
import { invalid } from '../find-variants.ts'
import type { OperatorContext } from '../operator-call.ts'

const perPage = 50
const month = 30 * 86_400_000

/** An order with everything that packing and sending it takes. */
export async function viewOf(
  { db }: OperatorContext<unknown>,
  { order, locale }: StoredOrder,
): Promise<OperatorOrder> {
  const [progress] = await loadProgress(db, [order])
  if (!progress) throw new Error('The order has no state')
  const { standing, history, shipments } = progress
  const { code, status, shipper, payment, branch, deliveryTime } = order
  const view: OperatorOrder = {
    code,
    status,
    state: standing,
    items: order.items
      .filter(({ variantId }) => variantId !== '')
      .map(({ id, catalogCode, name, amount }) => ({ id, catalogCode, name, amount })),
    history,
    shipments,
    document: documentOf(order, locale),
    shipper,
    payment,
    branch,
    deliveryTime,
  }
  return withDelivery(db, view, order.customer.email)
}

/** `?after=` goes on behind a page; `?since=` begins at a time, else 30 days ago. */
export async function listOrders({
  db,
  query,
  now,
}: OperatorContext<unknown>): Promise<OperatorOrders> {
  const [at, code] = startOf(query, now)
  const rows = await readRows(
    db
      .prepare(
        `SELECT status, snapshot, pay_until FROM sale_order
        WHERE created_at >= ?1 AND (created_at > ?1 OR code > ?2)
        ORDER BY created_at, code LIMIT ${perPage + 1}`,
      )
      .bind(at, code),
    OrderRow,
  )
  const orders = rows
    .slice(0, perPage)
    .map(({ snapshot, status }): Order => ({ ...snapshot, status }))
  const progress = await loadProgress(db, orders)
  const last = orders.at(-1)
  return {
    orders: orders.flatMap((order, index) => {
      const standing = progress[index]?.standing
      return standing ? [listed(order, standing)] : []
    }),
    next: last ? `${last.createdAt} ${last.code}` : `${at} ${code}`.trim(),
    hasMore: rows.length > perPage,
  }
}

/** Time and number of the order behind which a page begins. */
function startOf(query: URLSearchParams, now: Date): [at: string, code: string] {
  const after = query.get('after') ?? ''
  const [at = '', code = ''] = after.split(' ', 2)
  const since = at || query.get('since') || new Date(now.getTime() - month).toISOString()
  const time = z.iso.datetime({ offset: true }).safeParse(since)
  if (time.success) return [new Date(time.data).toISOString(), code]
  const reason = 'is no time such as 2026-11-28T00:00:00Z'
  throw invalid([{ field: after ? 'after' : 'since', reason }])
}

function listed(order: Order, { fulfilment, payment, due }: ListedOrder['state']): ListedOrder {
  return {
    code: order.code,
    createdAt: order.createdAt,
    status: order.status,
    state: { fulfilment, payment, due },
    customer: order.business?.businessName || order.customer.name,
    shipper: order.shipper.name,
    payment: order.payment.name,
    totalWithTax: order.prices.totalWithTax,
    currencyCode: order.currencyCode,
  }
}
