import * as z from 'zod/mini'
import { Cart, CartItem, ChangedAmount } from '../../domain/cart.ts'

/** Answers of the cart's API; loaded when there is a cart (see read-answer.ts). */
export const CartAnswer = z.object({ cart: z.nullable(Cart) })
export type CartAnswer = z.infer<typeof CartAnswer>

export const ItemAdded = z.object({
  cart: z.nullable(Cart),
  addedItem: z.nullable(CartItem),
  changedAmount: z.nullable(ChangedAmount),
})
export type ItemAdded = z.infer<typeof ItemAdded>

export const ItemUpdated = z.object({
  cart: z.nullable(Cart),
  changedAmount: z.optional(z.nullable(ChangedAmount)),
})
export type ItemUpdated = z.infer<typeof ItemUpdated>
