import type { Order } from '../../../domain/checkout/order.ts'
import { Refusal } from '../../contract/refusal.ts'
import { hashToken } from '../../db/hash.ts'
import type { Config } from '../../env.ts'
import type { Caller } from '../../request/caller.ts'
import { type CartRow, findShopper } from '../cart/owner.ts'
import { findOrderByAttempt } from './orders.ts'

/** Bound to the cart, so that a key tells nobody of somebody else's order. */
export function attemptKeyOf(cart: Pick<CartRow, 'id'>, idempotencyKey: string): Promise<string> {
  return hashToken(`${cart.id}:${idempotencyKey}`)
}

/**
 * The order of an attempt. `close` first makes sure that an attempt without one stays without: the
 * insert of an order refuses keys of this table, so whichever commits first has decided.
 */
export async function requireAttempt(
  db: D1Database,
  caller: Caller,
  config: Config,
  { key, close, now }: { key: string; close: boolean; now: Date },
): Promise<Order> {
  const { cart } = await findShopper(db, caller)
  if (!cart) throw attemptUnknown()
  const attemptKey = await attemptKeyOf(cart, key)
  if (close) {
    await db
      .prepare('INSERT OR IGNORE INTO closed_attempt (attempt_key, closed_at) VALUES (?1, ?2)')
      .bind(attemptKey, now.toISOString())
      .run()
  }
  const order = await findOrderByAttempt(db, attemptKey, config.PAY_URL)
  if (!order) throw attemptUnknown()
  return order
}

function attemptUnknown(): Refusal {
  return new Refusal(404, { key: 'attemptUnknown', code: 'attempt_unknown' })
}
