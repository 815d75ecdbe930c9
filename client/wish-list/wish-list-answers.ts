import * as z from 'zod/mini'
import { ShoppingList } from '../../domain/cart/shopping-list.ts'

/** Parses the wish list with its products; loaded on its first change (see read-answer.ts). */
export const FullWishListAnswer = z.object({ list: ShoppingList })
