import { privateRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { ShoppingList } from '../../cart/shopping-list.ts'

export const route = privateRoute('/user/wishlist')
export const policy = { sheet: 'account', feature: 'favourites' } satisfies ScreenPolicy

export interface WishListProps {
  /** null: the store cannot be reached. */
  list: ShoppingList | null
  /** What a form post without JavaScript was refused for. */
  problem: string | null
  /** A guest's list, which only the browser knows (feature `guestWishList`). */
  isGuest?: boolean
}
