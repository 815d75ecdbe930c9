import type { Hono } from 'hono'
import { eq } from 'drizzle-orm'
import type { CancelledOrder } from '../../domain/operator/changes.ts'
import { database } from '../db/database.ts'
import { order as orders } from '../db/schema/sale.ts'
import { purgeVariants } from '../purge/purge-changed.ts'
import { findStoredOrder } from '../store/orders/stored-order.ts'
import { cancelOrder } from '../store/orders/release-order.ts'
import { noBody, operatorCall, type OperatorContext, type OperatorEnv } from './operator-call.ts'
import { OperatorProblem } from './operator-problem.ts'

export function orderCalls(app: Hono<OperatorEnv>): void {
  const call = {
    method: 'POST',
    path: '/orders/:code/cancel',
    scope: 'orders:write',
    parse: noBody,
  } as const
  operatorCall(app, call, cancel)
}

/** Cancels an order by its number: stock, coupon and credits go back, and the customer gets a mail. */
async function cancel({
  db,
  env,
  config,
  param,
  now,
  waitUntil,
}: OperatorContext<undefined>): Promise<CancelledOrder> {
  const code = param('code')
  const [row] = await database(db)
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.code, code))
  const order = row && (await findStoredOrder(db, 'id', row.id))
  if (!order) throw new OperatorProblem(404, 'unknown_order', `There is no order ${code}.`)
  if (!(await cancelOrder(db, order, config, now))) {
    const title = `The order is ${order.order.status} and cannot be cancelled.`
    throw new OperatorProblem(409, 'not_open', title)
  }
  const variants = order.order.items.flatMap(({ variantId }) => variantId || [])
  waitUntil(purgeVariants(env, now, variants))
  const cancelled = await findStoredOrder(db, 'id', order.order.id)
  return { code, status: cancelled?.order.status ?? 'cancelled' }
}
