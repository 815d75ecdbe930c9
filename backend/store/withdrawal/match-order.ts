import type { Merchant } from '../../../domain/merchant/merchant.ts'
import { rowSchema, findRow } from '../../db/rows.ts'
import type { WithdrawalOrder } from '../../../domain/contract/store-withdrawal.ts'
import { Order } from '../../../domain/order/order.ts'
import { orderDeadline } from '../../../domain/order/withdrawal.ts'
import { json } from '../../db/columns.ts'

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

/** Order data for a guest who knows its number and email address. */
export function openOrder(order: Order, { promises }: Merchant): WithdrawalOrder {
  return {
    code: order.code,
    createdAt: order.createdAt,
    business: order.business !== null,
    deadline: orderDeadline(order, promises.withdrawalDays),
    items: order.items.map(({ id, name, amount }) => ({ id, name, amount })),
  }
}
