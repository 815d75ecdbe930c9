import type { Hono } from 'hono'
import * as z from 'zod'
import { type CreditEntry, getCreditStatement } from '../../../domain/contract/store-credits.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { query as rowQuery, readBatch, rowSchema, totalQuery } from '../../db/rows.ts'
import { toDecimal } from '../../../domain/minor-units.ts'
import { readPaging } from '../../request/paging.ts'
import { creditRates } from './credit-rates.ts'
import { creditBalance } from './credits.ts'
import { requireCustomer } from './customer.ts'

const EntryRow = rowSchema('credit_entry', {
  id: z.number(),
  amount: z.number(),
  reason: z.string(),
  createdAt: z.string(),
  orderId: z.string().nullable(),
  orderCode: z.string().nullable(),
})

export function creditCalls(app: Hono<AppEnv>): void {
  handle(app, getCreditStatement, async ({ db, caller, query }) => {
    const { id: customerId } = await requireCustomer(db, caller)
    const paging = readPaging(query, { usual: 20, most: 100 })
    const list = db
      .prepare(
        `SELECT e.id, e.amount, e.reason, e.created_at, o.id AS order_id, o.code AS order_code
        FROM credit_entry e LEFT JOIN sale_order o ON o.id = e.order_id AND o.customer_id = ?1
        WHERE e.customer_id = ?1 ORDER BY e.id DESC LIMIT ?2 OFFSET ?3`,
      )
      .bind(customerId, paging.perPage, paging.offset)
    const count = db
      .prepare('SELECT count(*) AS total FROM credit_entry WHERE customer_id = ?1')
      .bind(customerId)
    const [rows, total] = await readBatch(db, [rowQuery(list, EntryRow), totalQuery(count)])
    const entries = rows.map(({ orderId, orderCode, ...entry }): CreditEntry => ({
      ...entry,
      order: orderId !== null && orderCode !== null ? { id: orderId, code: orderCode } : null,
    }))
    const rate = creditRates.get(caller.currency)
    const data = {
      balance: await creditBalance(db, customerId),
      worth: toDecimal(rate?.worth ?? 0),
      netPerCredit: rate?.netPerCredit ?? null,
      entries,
    }
    return { data, meta: paging.metaOf(total) }
  })
}
