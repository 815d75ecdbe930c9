import { customerRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { Order } from '../../order/order.ts'

export const route = customerRoute('/user/orders')
export const policy = { sheet: 'account' } satisfies ScreenPolicy

export interface UserOrdersProps {
  /** From 1. */
  page: number
  /** Search text; empty for all. */
  search: string
  orders: Order[]
  totalPages: number
}
