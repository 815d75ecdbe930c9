import { businessVariant } from '../../../domain/context.ts'
import type { Hono } from 'hono'
import type { Order } from '../../../domain/order/order.ts'
import {
  changeOrderPayment,
  closeAttempt,
  findAttempt,
  getCartPayments,
  getCartShippers,
  getOrderByToken,
  getOrderPayments,
  placeOrder,
  registerFromOrder,
} from '../../../domain/contract/store-checkout.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { notFound } from '../../contract/refusal.ts'
import { purgeTags } from '../../purge/purge-changed.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'
import type { Config } from '../../env.ts'
import { budgets } from '../budget/budgets.ts'
import { spendNetworkBudget } from '../budget/spend-budget.ts'
import { findShopper } from '../cart/find-shopper.ts'
import { priceCart } from '../cart/priced-cart.ts'
import { requireAttempt } from './attempt.ts'
import { cartTaxCalls } from './cart/cart-tax.ts'
import { deliveryCalls } from './delivery/delivery-calls.ts'
import { paymentsFor, shippersFor } from './delivery/methods.ts'
import { listInvoices } from '../invoices/list-invoices.ts'
import { accountOfOrder } from '../orders/order-account.ts'
import { changePayment, otherPayments } from '../orders/order-payments.ts'
import { findOrderByToken } from '../orders/orders.ts'
import { place } from './place-order.ts'

export function checkoutCalls(app: Hono<AppEnv>): void {
  deliveryCalls(app)
  cartTaxCalls(app)

  handle(app, getCartShippers, async ({ db, caller }) => {
    const merchant = await loadMerchant(db)
    const priced = await priceCart(db, caller, await findShopper(db, caller))
    return { data: shippersFor(priced, { merchant, caller, now: new Date() }) }
  })

  handle(app, getCartPayments, async ({ db, caller, config }) => {
    const [{ customer }, merchant] = await Promise.all([findShopper(db, caller), loadMerchant(db)])
    return { data: paymentsFor(merchant, caller, customer?.variant === businessVariant, config) }
  })

  handle(app, placeOrder, async ({ db, caller, config, body, waitUntil: later }) => {
    const order = await place(db, caller, config, body, undefined, (changed) =>
      later((env) => purgeTags(env, changed)),
    )
    return { data: order }
  })

  for (const call of [findAttempt, closeAttempt]) {
    handle(app, call, async ({ db, caller, config, param }) => {
      const attempt = { key: param('key'), close: call === closeAttempt, now: new Date() }
      return { data: await requireAttempt(db, caller, config, attempt) }
    })
  }

  handle(app, getOrderByToken, async ({ db, caller, config, query, param }) => {
    const parts = new Set(query.with?.split(','))
    const [order, invoices, merchant] = await Promise.all([
      requireOrder(db, param('token'), config),
      parts.has('invoices') ? listInvoices(db, param('token'), new Date()) : null,
      loadMerchant(db),
    ])
    const payments = parts.has('payments') && otherPayments(merchant, order, caller, config)
    const included = { ...(payments && { payments }), ...(invoices && { invoices }) }
    return { data: order, ...(query.with && { included }) }
  })

  handle(app, getOrderPayments, async ({ db, caller, config, param }) => {
    const order = await requireOrder(db, param('token'), config)
    return { data: otherPayments(await loadMerchant(db), order, caller, config) }
  })

  handle(app, changeOrderPayment, async ({ db, caller, config, body, param }) => {
    const order = await requireOrder(db, param('token'), config)
    await changePayment(db, order, body.payment_id, caller, config, new Date())
    return { data: await requireOrder(db, param('token'), config) }
  })

  handle(app, registerFromOrder, async ({ db, caller, config, body, param }) => {
    const order = await requireOrder(db, param('token'), config)
    await spendNetworkBudget(db, caller, budgets.register)
    const statements = await accountOfOrder(db, { caller, config }, order, body)
    if (statements.length > 0) await db.batch(statements)
    return { data: { pending: true } }
  })
}

async function requireOrder(db: D1Database, token: string, config: Config): Promise<Order> {
  const order = await findOrderByToken(db, token, config.PAY_URL)
  if (!order) throw notFound()
  return order
}
