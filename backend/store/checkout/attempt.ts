import type { Order } from '../../../domain/order/order.ts'
import { Refusal } from '../../contract/refusal.ts'
import { hashToken } from '../../db/hash.ts'
import type { Config } from '../../env.ts'
import type { Caller } from '../../request/caller.ts'
import { type CartRow, findShopper } from '../cart/find-shopper.ts'
import { type AttemptKeys, findOrderByAttempt, type Nullable } from '../orders/orders.ts'

/** Minimum length of a key that counts as secret; a UUID has 36. */
const secretLength = 32

/** Bound to the cart, if there is one, so that a guessable key reveals no other order. */
export async function attemptKeysOf(
  cart: Pick<CartRow, 'id'> | null,
  idempotencyKey: string,
): Promise<Nullable<AttemptKeys>> {
  const bound = cart && (await hashToken(`${cart.id}:${idempotencyKey}`))
  return { bound, secret: await secretOf(idempotencyKey) }
}

/**
 * The order that an attempt has placed, by its secret key alone, to be read along with the cart;
 * null also for a key that is no secret.
 */
export async function findOrderBySecret(
  db: D1Database,
  idempotencyKey: string,
  payUrl: string | null,
): Promise<Order | null> {
  const secret = await secretOf(idempotencyKey)
  return secret === null ? null : findOrderByAttempt(db, { bound: null, secret }, payUrl)
}

/**
 * The order of an attempt. `close` first ensures that an attempt without an order stays without:
 * the insert of an order refuses keys of this table, so the first commit decides. A secret key is
 * sufficient proof: the cart may be lost with its session.
 */
export async function requireAttempt(
  db: D1Database,
  caller: Caller,
  config: Config,
  { key, close, now }: { key: string; close: boolean; now: Date },
): Promise<Order> {
  const { cart } = await findShopper(db, caller)
  const keys = await attemptKeysOf(cart, key)
  if (close) {
    await db
      .prepare(
        `INSERT OR IGNORE INTO closed_attempt (attempt_key, closed_at)
        SELECT value, ?2 FROM json_each(?1) WHERE value IS NOT NULL`,
      )
      .bind(JSON.stringify([keys.bound, keys.secret]), now.toISOString())
      .run()
  }
  const order = await findOrderByAttempt(db, keys, config.PAY_URL)
  if (!order) throw attemptUnknown()
  return order
}

async function secretOf(key: string): Promise<string | null> {
  return key.length < secretLength ? null : hashToken(`attempt:${key}`)
}

function attemptUnknown(): Refusal {
  return new Refusal(404, { key: 'attemptUnknown', code: 'attempt_unknown' })
}
