import * as z from 'zod/mini'
import type { ListedOrder, OperatorOrder, OperatorOrders } from '../../../domain/operator/orders.ts'
import { documentOf } from '../../../domain/order/document-of.ts'
import type { OrderStanding } from '../../../domain/order/order-history.ts'
import type { Order } from '../../../domain/order/order.ts'
import { findRow, readRows, rowSchema } from '../../db/rows.ts'
import { withDelivery } from '../../mail/sending/suppression.ts'
import { loadProgress, type OrderProgress } from '../../store/orders/progress/order-progress.ts'
import { whyNoInvoice } from '../../store/invoices/why-no-invoice.ts'
import { OrderRow } from '../../store/orders/orders.ts'
import { loadPacking } from '../../store/orders/packing.ts'
import type { StoredOrder } from '../../store/orders/stored-order.ts'
import { invalid } from '../find-variants.ts'
import type { OperatorContext } from '../operator-call.ts'
import { pageOf, rowAfter } from '../page-of.ts'

const NumberedRow = rowSchema('sale_order', { ...OrderRow.shape, rowid: z.int() })
const StartRow = rowSchema('sale_order', { start: z.int() })

interface PlacedOrder {
  order: Order
  progress: OrderProgress
}

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
  const noInvoice = await whyNoInvoice(db, order.id)
  const view: OperatorOrder = {
    code,
    status,
    state: standing,
    items: order.items
      .filter(({ variantId }) => variantId !== '')
      .map(({ id, catalogCode, name, amount }) => ({ id, catalogCode, name, amount })),
    ...(await loadPacking(db, order.id)),
    history,
    shipments,
    document: documentOf(order, locale),
    shipper,
    payment,
    branch,
    deliveryTime,
    ...(noInvoice && { noInvoice }),
  }
  return withDelivery(db, view, order.customer.email)
}

/** Goods are to be sent, or money is on its way back. */
function isOpen({ fulfilment, payment }: OrderStanding): boolean {
  return ['open', 'packed', 'partly_shipped'].includes(fulfilment) || payment === 'refund_pending'
}

/**
 * `?state=open`: orders of any age that something is to be done for. Those for which nothing is are
 * noted with their version, so that a shop's list does not grow with its years.
 */
async function listOpen(db: D1Database, after: number): Promise<OperatorOrders> {
  const { orders, ...rest } = await readPage(
    db,
    `sale_order INDEXED BY sale_order_unsettled WHERE settled_revision IS NOT revision`,
    after,
  )
  const settled = orders.filter(({ progress }) => !isOpen(progress.standing))
  await db
    .prepare(
      `UPDATE sale_order SET settled_revision = each.value ->> 1 FROM json_each(?1) AS each
      WHERE sale_order.id = each.value ->> 0`,
    )
    .bind(JSON.stringify(settled.map(({ order, progress }) => [order.id, progress.revision])))
    .run()
  const open = orders.filter((each) => !settled.includes(each))
  return { orders: open.map(listed), ...rest }
}

/** Orders behind a row, in the order in which they were stored. */
async function readPage(db: D1Database, from: string, after: number) {
  const statement = db
    .prepare(
      `SELECT rowid, status, snapshot, pay_until FROM ${from} AND rowid > ?1
      ORDER BY rowid LIMIT ${perPage + 1}`,
    )
    .bind(after)
  const found = await readRows(statement, NumberedRow)
  const { page, ...rest } = pageOf(found, perPage, { after, cursorOf: ({ rowid }) => rowid })
  const placed = page.map(({ snapshot, status }): Order => ({ ...snapshot, status }))
  const progress = await loadProgress(db, placed)
  const orders = placed.flatMap((order, index): PlacedOrder[] => {
    const own = progress[index]
    return own ? [{ order, progress: own }] : []
  })
  return { orders, ...rest }
}

/**
 * `?after=` goes on behind a page; `?since=` begins at a time, else 30 days ago. In the order in
 * which they were stored: an order that was placed earlier may be stored later, and who reads on
 * would miss it.
 */
export async function listOrders({
  db,
  query,
  now,
}: OperatorContext<unknown>): Promise<OperatorOrders> {
  const state = query.get('state')
  if (state === 'open') return listOpen(db, rowAfter(query))
  if (state) throw invalid([{ field: 'state', reason: 'is not open' }])
  const { orders, ...rest } = await readPage(
    db,
    'sale_order WHERE true',
    await startOf(db, query, now),
  )
  return { orders: orders.map(listed), ...rest }
}

/** The row behind which a page begins. */
async function startOf(db: D1Database, query: URLSearchParams, now: Date): Promise<number> {
  if (query.get('after')) return rowAfter(query)
  const since = query.get('since') || new Date(now.getTime() - month).toISOString()
  const time = z.iso.datetime({ offset: true }).safeParse(since)
  if (!time.success) {
    throw invalid([{ field: 'since', reason: 'is no time such as 2026-11-28T00:00:00Z' }])
  }
  // Without any since then: behind the last one.
  const row = await findRow(
    db
      .prepare(
        `SELECT coalesce((SELECT min(rowid) - 1 FROM sale_order WHERE created_at >= ?1),
          (SELECT max(rowid) FROM sale_order), 0) AS start`,
      )
      .bind(new Date(time.data).toISOString()),
    StartRow,
  )
  return row?.start ?? 0
}

function listed({ order, progress }: PlacedOrder): ListedOrder {
  const { fulfilment, payment, due } = progress.standing
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
