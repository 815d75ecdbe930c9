import { OrderRefusal } from './order-refusal.ts'
import { fulfilmentOf, type OrderState } from './order-state.ts'

/**
 * Amount no longer owed: the value of the removed items, the whole remainder with the last one.
 * Rounded on cumulative sums, so that no cent is lost.
 */
export function creditOf(before: OrderState, after: OrderState, requested?: number): number {
  const left = before.terms.total - before.credited
  if (requested !== undefined) {
    if (requested <= left) return requested
    throw new OrderRefusal(
      'credit_over_total',
      `Only ${(left / 100).toFixed(2)} of the order is owed, so ${(requested / 100).toFixed(2)} cannot be taken off.`,
    )
  }
  const isOver = ['cancelled', 'withdrawn'].includes(fulfilmentOf(after))
  return isOver ? left : Math.min(left, removedShare(after) - removedShare(before))
}

function removedShare({ lines }: OrderState, of: 'value' | 'price' = 'value'): number {
  return lines.reduce((sum, line) => {
    const cancelledOrWithdrawn = line.cancelled + line.withdrawn
    return sum + (line.amount > 0 ? Math.round((line[of] * cancelledOrWithdrawn) / line.amount) : 0)
  }, 0)
}

/**
 * Removed fraction of the goods' price, 0 to 1: the share of credits to refund. Before discounts,
 * because credits can pay all of it.
 */
export function removedFraction(state: OrderState): number {
  const price = state.lines.reduce((sum, line) => sum + line.price, 0)
  return price === 0 ? 0 : removedShare(state, 'price') / price
}
