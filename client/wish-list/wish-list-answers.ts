import * as z from 'zod/mini'
import { ShoppingList } from '../../domain/cart/shopping-list.ts'

/** The wish list with its products; loaded when that changes (see read-answer.ts). */
export const FullWishListAnswer = z.object({ list: ShoppingList })
