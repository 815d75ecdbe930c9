import { privateRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { ShoppingList } from '../../cart/shopping-list.ts'

export const route = privateRoute('/user/wishlist')
export const policy = { sheet: 'account', feature: 'favourites' } satisfies ScreenPolicy

export interface WishListProps {
  /** null: the store is unreachable. */
  list: ShoppingList | null
  /** Error of a native form post. */
  problem: string | null
  /** A guest's list, stored in the browser only (feature `guestWishList`). */
  isGuest?: boolean
}
