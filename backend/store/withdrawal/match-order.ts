import type { Merchant } from '../../../domain/merchant/merchant.ts'
import { rowSchema, findRow } from '../../db/rows.ts'
import type { WithdrawalOrder } from '../../../domain/contract/store-withdrawal.ts'
import { Order } from '../../../domain/order/order.ts'
import { orderDeadline } from '../../../domain/order/withdrawal.ts'
import { json } from '../../db/columns.ts'
import { fromThousandths } from '../../db/thousandths.ts'
import { unitOfLine } from '../../texts/unit-of-line.ts'
import { earlierWithdrawals } from './earlier-withdrawals.ts'
import { remainingAmounts } from '../orders/progress/remaining-amounts.ts'

export interface MatchedOrder {
  order: Order | null
  /** `number`: the order has another email address. */
  match: 'order' | 'number' | 'none'
}

const SaleOrderRow = rowSchema('sale_order', { snapshot: json(Order) })

/** Finds the order; ignores white space and `#` before its number. */
export async function matchOrder(
  db: D1Database,
  { orderCode, email }: { orderCode: string; email: string },
): Promise<MatchedOrder> {
  const row = await findRow(
    db
      .prepare('SELECT snapshot FROM sale_order WHERE code = ?1')
      .bind(orderCode.replace(/[\s#]/g, '')),
    SaleOrderRow,
  )
  if (!row) return { order: null, match: 'none' }
  const order = row.snapshot
  const isSame = order.customer.email.toLowerCase() === email.toLowerCase()
  return { order, match: isSame ? 'order' : 'number' }
}

/**
 * Order data for a guest who knows its number and email address, with what is left to withdraw
 * from: no discounts, and nothing that is cancelled, returned or withdrawn from.
 */
export async function openOrder(
  db: D1Database,
  order: Order,
  { promises }: Merchant,
): Promise<WithdrawalOrder> {
  const [remaining, earlier] = await Promise.all([
    remainingAmounts(db, order),
    earlierWithdrawals(db, order.id, new Date().toISOString()),
  ])
  return {
    code: order.code,
    createdAt: order.createdAt,
    business: order.business !== null,
    deadline: orderDeadline(order, promises.withdrawalDays),
    items: order.items.flatMap(({ id, name }) => {
      const left = remaining.get(id) ?? 0
      return left > 0 && !earlier.include(id)
        ? [{ id, name, amount: fromThousandths(left), unit: unitOfLine(order, id) }]
        : []
    }),
    ...(earlier.shown.length > 0 && { earlier: earlier.shown }),
  }
}
