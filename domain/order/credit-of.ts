import { OrderRefusal } from './order-refusal.ts'
import { fulfilmentOf, type OrderState } from './order-state.ts'

/**
 * What is not owed any more: the value of the items that went, all the rest with the last one. Parts
 * are rounded on their sums, so that no unit is lost between two of them.
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
  return isOver ? left : Math.min(left, valueGone(after) - valueGone(before))
}

function valueGone({ lines }: OrderState): number {
  return lines.reduce((sum, line) => {
    const cancelledOrWithdrawn = line.cancelled + line.withdrawn
    return (
      sum + (line.amount > 0 ? Math.round((line.value * cancelledOrWithdrawn) / line.amount) : 0)
    )
  }, 0)
}

/** Which part of the goods' value is gone, from 0 to 1: that much of the credits goes back. */
export function goneShare(state: OrderState): number {
  const value = state.lines.reduce((sum, line) => sum + line.value, 0)
  return value === 0 ? 0 : valueGone(state) / value
}
