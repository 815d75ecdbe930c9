import type { Order } from '../../../domain/order/order.ts'
import { notFound } from '../../contract/refusal.ts'
import { findRow, query, readBatch, totalQuery } from '../../db/rows.ts'
import { orderOf, OrderRow, pageColumns, pageOf, PageRow } from './orders.ts'
import { withProgress } from './progress/with-progress.ts'
import { hasWords, orderText, searchedWords } from './order-search.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'

/**
 * A page of a customer's orders, newest first, with the total; each contains all words of `search`.
 */
export async function listOrders(
  db: D1Database,
  customerId: string,
  { perPage, offset, search }: { perPage: number; offset: number; search: string },
  payUrl: string | null,
): Promise<{ orders: Order[]; total: number }> {
  const merchant = await loadMerchant(db)
  const words = searchedWords(search)
  const list = db
    .prepare(
      `SELECT status, snapshot, pay_until FROM sale_order AS o WHERE customer_id = ?1 AND ${hasWords('?4', orderText)}
      ORDER BY created_at DESC, code DESC LIMIT ?2 OFFSET ?3`,
    )
    .bind(customerId, perPage, offset, words)
  const count = db
    .prepare(
      `SELECT count(*) AS total FROM sale_order AS o WHERE customer_id = ?1 AND ${hasWords('?2', orderText)}`,
    )
    .bind(customerId, words)
  const [rows, total] = await readBatch(db, [query(list, OrderRow), totalQuery(count)])
  const orders = rows.map((row) => orderOf(row, payUrl, merchant))
  return { orders: await withProgress(db, orders), total }
}

/** An order of this customer; 404 for another customer's. */
export async function requireOrder(
  db: D1Database,
  customerId: string,
  by: 'id' | 'code',
  value: string,
  payUrl: string | null,
): Promise<Order> {
  const row = await findRow(
    db
      .prepare(`SELECT ${pageColumns} FROM sale_order o WHERE customer_id = ?1 AND ${by} = ?2`)
      .bind(customerId, value),
    PageRow,
  )
  if (!row) throw notFound()
  const [order] = await withProgress(db, [pageOf(row, payUrl, await loadMerchant(db))])
  if (!order) throw notFound()
  return order
}
