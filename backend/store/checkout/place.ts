import type { PlaceOrder } from '../../../domain/contract/store-checkout.ts'
import type { Order } from '../../../domain/order.ts'
import { Refusal } from '../../contract/refusal.ts'
import { hashToken, newToken } from '../../db/hash.ts'
import type { Config } from '../../env.ts'
import { toMinor } from '../../pricing/money.ts'
import type { Caller } from '../../request/caller.ts'
import { isRestricted } from '../account/customer.ts'
import { findShopper } from '../cart/owner.ts'
import { priceCart } from '../cart/priced-cart.ts'
import { cartEmpty, checkStock } from './check-stock.ts'
import { checkAddresses, requireChoice } from './choice.ts'
import { commitOrder, refusalOf } from './commit.ts'
import { draftOrder, orderSums } from './draft.ts'
import { findOrderByAttempt } from './orders.ts'

/** Turns the cart into an order, once per Idempotency-Key (spec §7 cart/place). */
export async function place(
  db: D1Database,
  caller: Caller,
  config: Config,
  body: PlaceOrder,
): Promise<Order> {
  const shopper = await findShopper(db, caller)
  const { customer, cart } = shopper
  if (!cart) throw cartEmpty()
  // Bound to the cart, so that a key tells nobody of somebody else's order.
  const attemptKey = await hashToken(`${cart.id}:${caller.idempotencyKey ?? newToken()}`)
  const earlier = await findOrderByAttempt(db, attemptKey, config.PAY_URL)
  if (earlier) return earlier
  if (customer && (await isRestricted(db, customer))) {
    throw new Refusal(403, { key: 'restricted', code: 'restricted' })
  }
  const priced = await priceCart(db, caller, shopper)
  if (!priced?.lines.length) throw cartEmpty()

  const now = new Date()
  const choice = requireChoice(priced, caller, customer?.variant === 'b2b', body, now)
  checkAddresses(body, choice, caller)
  checkStock(priced, caller)
  const sums = orderSums(priced, choice)
  if (sums.total.withTax !== toMinor(body.expectedTotalWithTax)) {
    throw new Refusal(409, {
      key: 'priceChanged',
      code: 'price_changed',
      field: 'expectedTotalWithTax',
    })
  }

  const order = draftOrder({
    code: await nextCode(db, now),
    token: newToken(),
    now,
    locale: caller.locale,
    body,
    priced,
    choice,
    sums,
  })
  try {
    await commitOrder(db, { order, priced, customer, attemptKey, body, caller, config })
  } catch (error) {
    const twin = await findOrderByAttempt(db, attemptKey, config.PAY_URL)
    if (twin) return twin
    throw await refusalOf(error, db, caller, shopper)
  }
  return (await findOrderByAttempt(db, attemptKey, config.PAY_URL)) ?? order
}

/** `2026000123`: no one shares a number, though a refused attempt may leave a gap. */
async function nextCode(db: D1Database, now: Date): Promise<string> {
  const row = await db
    .prepare(
      `INSERT INTO sequence (name, value) VALUES ('order', 1)
      ON CONFLICT DO UPDATE SET value = value + 1 RETURNING value`,
    )
    .first<{ value: number }>()
  return `${now.getFullYear()}${String(row?.value ?? 0).padStart(6, '0')}`
}
