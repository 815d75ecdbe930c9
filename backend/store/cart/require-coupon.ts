import { Refusal } from '../../contract/refusal.ts'
import { formatMoney } from '../../pricing/money.ts'
import type { Caller } from '../../request/caller.ts'
import { budgets } from '../budget/budgets.ts'
import { revertCount, spendBudget } from '../budget/spend-budget.ts'
import { findCoupon } from './coupon.ts'
import type { Shopper } from './find-shopper.ts'
import { priceCart } from './priced-cart.ts'

/** The stored code of a usable promo code; refused with the reason otherwise. */
export async function requireCoupon(
  db: D1Database,
  caller: Caller,
  shopper: Shopper,
  code: string,
): Promise<string> {
  const field = 'couponCode'
  // Counted before the lookup and reverted if it exists: only guesses use the budget.
  const counted = [
    [budgets.coupon, caller.network],
    [budgets.couponCart, shopper.cart?.id ?? caller.network],
  ] as const
  for (const [budget, subject] of counted) {
    // oxlint-disable-next-line no-await-in-loop -- if the first budget refuses, the second is not counted
    await spendBudget(db, caller, budget, subject)
  }
  const { coupon, obstacle } = await findCoupon(db, code, {
    customer: shopper.customer,
    currency: caller.currency,
  })
  if (obstacle) throw new Refusal(422, { ...obstacle, field })
  await Promise.all(counted.map(([budget, subject]) => revertCount(db, budget, subject)))
  const priced = await priceCart(db, caller, shopper)
  if (!priced?.lines.length) throw new Refusal(422, { key: 'cartEmpty', code: 'cart_empty', field })
  const minimum = coupon.minimum
  if (priced.items.withTax < minimum) {
    const values = { limit: formatMoney(minimum, caller.currency, caller.locale) }
    throw new Refusal(422, { key: 'couponMinimum', code: 'coupon_minimum', field, values })
  }
  return coupon.code
}
