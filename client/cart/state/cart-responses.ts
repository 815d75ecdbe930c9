import * as z from 'zod/mini'
import { Incompatibility } from '../../../domain/cart/incompatibility.ts'
import { Accessory } from '../../../domain/product/accessory.ts'
import { Cart, CartItem, ChangedAmount } from '../../../domain/cart/cart.ts'
import { readCartLines } from './read-cart-lines.ts'

/** Response parsers of the cart API; loaded when there is a cart (see read-response.ts). */
const CartResponse = z.object({
  cart: z.nullable(Cart),
  /** Names of items that are no longer sold and were removed (spec §4). */
  removed: z.optional(z.array(z.string())),
})
export type CartResponse = z.infer<typeof CartResponse>

const ItemAdded = z.object({
  cart: z.nullable(Cart),
  addedItem: z.nullable(CartItem),
  changedAmount: z.nullable(ChangedAmount),
})
export type ItemAdded = z.infer<typeof ItemAdded>

const ItemUpdated = z.object({
  cart: z.nullable(Cart),
  changedAmount: z.optional(z.nullable(ChangedAmount)),
})
export type ItemUpdated = z.infer<typeof ItemUpdated>

/** A JSON object, or the text of an NDJSON response. */
function parse<T extends { cart: Cart | null }>(schema: z.ZodMiniType<T>, body: unknown): T {
  if (typeof body !== 'string') return schema.parse(body)
  const { head, items } = readCartLines(body)
  const response = schema.parse(head)
  return response.cart ? { ...response, cart: { ...response.cart, items } } : response
}

export const parseCartResponse = (body: unknown) => parse(CartResponse, body)
export const parseItemAdded = (body: unknown) => parse(ItemAdded, body)
export const parseItemUpdated = (body: unknown) => parse(ItemUpdated, body)

export const Incompatibilities = z.object({ incompatibilities: z.array(Incompatibility) })

export const Accessories = z.object({ accessories: z.array(Accessory) })
export type Accessories = z.infer<typeof Accessories>

/** null: the session has expired. */
export const SavedList = z.object({
  list: z.nullable(z.object({ id: z.string(), name: z.string() })),
})
export type SavedList = z.infer<typeof SavedList>
