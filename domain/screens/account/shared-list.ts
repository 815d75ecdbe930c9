import { privateRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { SharedList } from '../../cart/shopping-list.ts'

export const route = privateRoute('/shared-list/:slug')
export const policy = { sheet: 'account', feature: 'shoppingLists' } satisfies ScreenPolicy

export interface SharedListProps {
  list: SharedList
  token: string
  /** Names of items that could not be added to the cart. */
  missing: string[]
}
