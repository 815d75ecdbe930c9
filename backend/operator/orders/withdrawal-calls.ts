import type { Hono } from 'hono'
import * as z from 'zod'
import {
  OperatorWithdrawal,
  type OperatorWithdrawals,
} from '../../../domain/operator/withdrawals.ts'
import { flag } from '../../db/columns.ts'
import { jsonColumn } from '../../db/json-column.ts'
import { readRows, rowSchema } from '../../db/rows.ts'
import {
  operatorCall,
  type OperatorContext,
  type OperatorEnv,
  requireNoBody,
} from '../operator-call.ts'
import { pageOf, rowAfter } from '../page-of.ts'

const { shape } = OperatorWithdrawal

const WithdrawalRow = rowSchema('withdrawal', {
  rowid: z.int(),
  reference: shape.reference,
  receivedAt: shape.receivedAt,
  name: shape.name,
  email: shape.email,
  orderCode: shape.orderCode,
  match: shape.match,
  business: flag,
  deadline: shape.deadline,
  items: jsonColumn(z.array(z.string())),
  goods: z.string(),
  isProcessed: flag,
})

const perPage = 100

/** Declared withdrawals: their notice may be overlooked, and each has a term of 14 days. */
export function withdrawalCalls(app: Hono<OperatorEnv>): void {
  const call = {
    method: 'GET',
    path: '/withdrawals',
    scope: 'orders:read',
    parse: requireNoBody,
  } as const
  operatorCall(app, call, listWithdrawals)
}

async function listWithdrawals({
  db,
  query,
}: OperatorContext<unknown>): Promise<OperatorWithdrawals> {
  const after = rowAfter(query)
  const found = await readRows(
    db
      .prepare(
        `SELECT w.rowid, w.reference, w.received_at, w.name, w.email, w.order_code, w.match,
          w.business, w.deadline, w.items, w.goods,
          EXISTS (SELECT 1 FROM order_event e WHERE e.order_id = w.order_id AND e.at >= w.received_at
            AND e.kind IN ('withdrawn', 'cancelled', 'partly_cancelled')) AS is_processed
        FROM withdrawal w WHERE w.rowid > ?1 ORDER BY w.rowid LIMIT ${perPage + 1}`,
      )
      .bind(after),
    WithdrawalRow,
  )
  const { page, ...rest } = pageOf(found, perPage, { after, cursorOf: ({ rowid }) => rowid })
  return {
    withdrawals: page.map((row) =>
      OperatorWithdrawal.parse({ ...row, goods: [...row.items, row.goods].filter(Boolean) }),
    ),
    ...rest,
  }
}
