import { customerRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { User } from '../../account/user.ts'
import type { Order } from '../../order/order.ts'
import type { UserAddress } from '../../account/address.ts'

export const route = customerRoute('/user/dashboard')
export const policy = { sheet: 'account' } satisfies ScreenPolicy

export interface UserDashboardProps {
  user: User
  /** The newest ones. */
  orders: Order[]
  /** One of each type at most; null: not known at the moment. */
  addresses: UserAddress[] | null
  /** Available loyalty credits; null if the shop has none. */
  credits: number | null
}
