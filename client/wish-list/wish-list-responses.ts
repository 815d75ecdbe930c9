import * as z from 'zod/mini'
import { ShoppingList } from '../../domain/cart/shopping-list.ts'

/** Parses the wish list with its products; loaded on its first change (see read-response.ts). */
export const FullWishListResponse = z.object({ list: ShoppingList })
