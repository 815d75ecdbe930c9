import type { CartProblem } from '../../../domain/cart/cart.ts'
import type { Config } from '../../env.ts'
import type { Caller } from '../../request/caller.ts'
import { forgetLost, lostReductions } from './lost-reductions.ts'
import type { PricedCart } from './priced-cart.ts'
import { cartProblems, arePricesAcknowledged, acknowledgePrices } from './validate.ts'

/** Reports problems of a cart; its prices and reductions count as known from now on. */
export async function reportProblems(
  db: D1Database,
  { currency, locale }: Caller,
  config: Config,
  priced: PricedCart | null,
): Promise<CartProblem[]> {
  const problems = cartProblems(priced, config.ORDER_MINIMUM[currency] ?? 0, locale)
  if (!priced) return problems
  const lost = lostReductions(priced, locale)
  const writes = [
    ...(arePricesAcknowledged(priced) ? [] : [acknowledgePrices(db, priced)]),
    ...(lost.length > 0 ? [forgetLost(db, priced)] : []),
  ]
  if (writes.length > 0) await db.batch(writes)
  return [...problems, ...lost]
}
