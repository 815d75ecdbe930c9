import { customerRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { Incompatibility } from '../../cart/incompatibility.ts'
import type { ShoppingList } from '../../cart/shopping-list.ts'

export const route = customerRoute('/user/shoppinglists/:slug')
export const policy = { sheet: 'account', feature: 'shoppingLists' } satisfies ScreenPolicy

export interface ShoppingListProps {
  list: ShoppingList
  /** Absolute URL of the share link. */
  origin: string
  /** Names of items that could not be added to the cart. */
  missing: string[]
  /** Incompatible items; null: not loaded in time, the browser requests them. */
  incompatibilities: Incompatibility[] | null
}
