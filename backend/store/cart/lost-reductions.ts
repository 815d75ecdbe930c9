import type { CartProblem } from '../../../domain/cart/cart.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { PricedCart } from './priced-cart.ts'
import { problemOf } from './validate.ts'

/**
 * Reductions that have ended since the customer chose them: a promo code that has expired or is
 * used up, and credits that another order has spent. They raise the total, so each is a notice.
 */
export function lostReductions(priced: PricedCart, locale: Locale): CartProblem[] {
  const { cart, lines, lostCoupon, credits } = priced
  if (lines.length === 0) return []
  const balance = Math.max(credits.balance, 0)
  return [
    ...(lostCoupon === null
      ? []
      : [notice({ key: 'couponLost', values: { name: lostCoupon } }, locale)]),
    ...(cart.credits > balance
      ? [notice({ key: 'creditsBalance', values: { limit: balance } }, locale)]
      : []),
  ]
}

/** Removes them from the cart, so that each is reported once. */
export function forgetLost(
  db: D1Database,
  { cart, lostCoupon, credits }: PricedCart,
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE cart SET coupon_code = iif(coupon_code = ?2, NULL, coupon_code),
        credits = min(credits, ?3) WHERE id = ?1`,
    )
    .bind(cart.id, lostCoupon, Math.max(credits.balance, 0))
}

function notice(
  { key, values }: Pick<Parameters<typeof problemOf>[0], 'key' | 'values'>,
  locale: Locale,
): CartProblem {
  return problemOf({ code: 'price_changed', key, ...(values && { values }) }, null, locale)
}
