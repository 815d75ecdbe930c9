import * as z from 'zod/mini'
import { CartMisfit } from '../../../domain/cart/cart-misfit.ts'
import { Accessory } from '../../../domain/product/accessory.ts'
import { Cart, CartItem, ChangedAmount } from '../../../domain/cart/cart.ts'

/** Answers of the cart's API; loaded when there is a cart (see read-answer.ts). */
export const CartAnswer = z.object({
  cart: z.nullable(Cart),
  /** Names of items that could be bought no more and were taken out (spec §4). */
  removed: z.optional(z.array(z.string())),
})
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

export const Misfits = z.object({ misfits: z.array(CartMisfit) })

export const Accessories = z.object({ accessories: z.array(Accessory) })
export type Accessories = z.infer<typeof Accessories>

/** null: the session has expired. */
export const SavedList = z.object({
  list: z.nullable(z.object({ id: z.string(), name: z.string() })),
})
export type SavedList = z.infer<typeof SavedList>
