import type { Order } from '../../../../domain/order/order.ts'
import { remainingOf } from '../../../../domain/order/order-state.ts'
import { orderedItems } from '../../../../domain/order/ordered-items.ts'
import { toThousandths } from '../../../db/thousandths.ts'
import { loadProgress } from './order-progress.ts'

/** Thousandths of each product of an order that is neither cancelled nor returned, by its line. */
export async function remainingAmounts(
  db: D1Database,
  order: Order,
): Promise<ReadonlyMap<string, number>> {
  const [progress] = await loadProgress(db, [order])
  const lines = new Map(progress?.state.lines.map((line) => [line.id, line]))
  return new Map(
    orderedItems(order).map(({ id, amount }) => {
      const line = lines.get(id)
      if (order.status === 'cancelled') return [id, 0]
      return [id, line ? remainingOf(line) : toThousandths(amount)]
    }),
  )
}
