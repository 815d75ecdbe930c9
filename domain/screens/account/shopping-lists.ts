import { customerRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { ShoppingListSummary } from '../../cart/shopping-list.ts'

export const route = customerRoute('/user/shoppinglists')
export const policy = { sheet: 'account', feature: 'shoppingLists' } satisfies ScreenPolicy

export interface ShoppingListsProps {
  lists: ShoppingListSummary[]
}
