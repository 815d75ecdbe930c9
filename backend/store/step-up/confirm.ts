import { rowSchema } from '../../db/rows.ts'
import { ContactForm } from '../../../domain/contract/store-services.ts'
import type { Confirmable, Confirmed } from '../../../domain/contract/store-confirmation.ts'
import type { Order } from '../../../domain/order/order.ts'
import { Refusal } from '../../contract/refusal.ts'
import { hashToken } from '../../db/hash.ts'
import type { Config } from '../../env.ts'
import type { Caller } from '../../request/caller.ts'
import { AccountPayload, createAccount } from '../sign-in/registration.ts'
import { openSession } from '../sign-in/session.ts'
import { budgets } from '../budget/budgets.ts'
import { spendBudget } from '../budget/spend-budget.ts'
import { publicTerms } from '../../pricing/groups.ts'
import { findCartById } from '../cart/find-shopper.ts'
import { mergeGuestCart } from '../cart/lines/merge.ts'
import { findOrderByAttempt } from '../orders/orders.ts'
import { place } from '../checkout/place-order.ts'
import { watcherInserts, WatcherPayload } from '../products/watch.ts'
import { contactMails } from '../services/contact-mails.ts'
import { cartContent, OrderPayload } from './order-step-up.ts'
import { markDone, type Pending, requirePending } from './pending.ts'

const AccountRow = rowSchema('pending_action', { payload: AccountPayload })
const WatcherRow = rowSchema('pending_action', { payload: WatcherPayload })
const InquiryRow = rowSchema('pending_action', { payload: ContactForm })
const OrderRow = rowSchema('pending_action', { payload: OrderPayload })

const nothing = { order: null, access_token: null }

/** What a link would confirm; an order with what it costs. */
export async function confirmable(db: D1Database, token: string): Promise<Confirmable> {
  const pending = await requirePending(db, token)
  const { kind, isDone } = pending
  if (kind !== 'order' || isDone) return { kind, total: null }
  const { body, caller } = OrderRow.parse({ ...pending }).payload
  return { kind, total: { amount: body.expectedTotalWithTax, currencyCode: caller.currency } }
}

/** Executes a confirmed action, once: the same link again returns the same order. */
export async function confirm(
  db: D1Database,
  caller: Caller,
  config: Config,
  token: string,
): Promise<Confirmed> {
  const pending = await requirePending(db, token)
  const { id, kind } = pending
  if (kind === 'order') return { ...nothing, kind, order: await placePending(db, config, pending) }
  if (pending.isDone) throw new Refusal(422, { key: 'pendingUsed', code: 'used' })
  if (kind === 'account') {
    const { payload } = AccountRow.parse({ ...pending })
    const context = { locale: caller.locale, config }
    const customerId = await createAccount(db, context, payload, [markDone(db, id)])
    await mergeGuestCart(db, caller.cartToken, customerId)
    const { bearer: replaces, device } = caller
    return {
      ...nothing,
      kind,
      access_token: await openSession(db, { customerId, replaces, device }),
    }
  }
  const statements =
    kind === 'watcher'
      ? await watcherInserts(db, config, WatcherRow.parse({ ...pending }).payload)
      : await contactMails(db, config, caller.locale, InquiryRow.parse({ ...pending }).payload, {
          isProven: true,
        })
  await db.batch([...statements, markDone(db, id)])
  return { ...nothing, kind }
}

async function placePending(db: D1Database, config: Config, pending: Pending): Promise<Order> {
  const attempt = `pending-${pending.id}`
  const keys = { bound: await hashToken(attempt), secret: null }
  // Or it was placed without the email: after a challenge, or by a concurrent request.
  const earlier =
    (await findOrderByAttempt(db, keys, config.PAY_URL)) ??
    (await findOrderByAttempt(db, { bound: pending.attemptKey, secret: null }, config.PAY_URL))
  if (earlier) return earlier
  const { cartId, content, caller, body, account } = OrderRow.parse({ ...pending }).payload
  const cart = await findCartById(db, cartId)
  if (!cart || (await cartContent(db, cart)) !== content) {
    throw new Refusal(409, { key: 'pendingChanged', code: 'price_changed' })
  }
  await spendBudget(db, caller, budgets.orderConfirmed, pending.email)
  const shopper = { customer: null, ...publicTerms, cart, cartToken: null }
  const order = await place(db, caller, config, body, { shopper, keys })
  if (account) {
    const context = { locale: caller.locale, config }
    await createAccount(db, context, { ...account, orderId: order.id }, []).catch(ignoreTaken)
  }
  return order
}

/** An account created in the meantime is left unchanged; the order remains valid. */
function ignoreTaken(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
}
