import * as z from 'zod/mini'
import { ProductTile } from '../product/product.ts'

/** Code of the list behind the heart on a product. */
export const wishListCode = 'wishlist'

export const ShoppingListItem = z.object({
  id: z.string(),
  variantId: z.string(),
  /** As it was called when it was added. */
  name: z.string(),
  amount: z.number(),
  /** With this variant; null when it has left the catalogue. */
  product: z.nullable(ProductTile),
  /** Stays at the top. */
  sticky: z.boolean(),
  /** Not sold any more: it cannot go into the cart. */
  disabled: z.boolean(),
  note: z.string(),
})
export type ShoppingListItem = z.infer<typeof ShoppingListItem>

const list = {
  id: z.string(),
  code: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
}

export const ShoppingListSummary = z.object({ ...list, itemCount: z.int() })
export type ShoppingListSummary = z.infer<typeof ShoppingListSummary>

export const ShoppingList = z.object({
  ...list,
  items: z.array(ShoppingListItem),
  /**
   * Of the link that it is shared by, without capitals, for paths are spelled without; null or left
   * out while it is not shared.
   */
  shareToken: z.optional(z.nullable(z.string())),
})
export type ShoppingList = z.infer<typeof ShoppingList>

/** What of a list can be looked up. */
export function linesOf({ items }: ShoppingList): { slug: string; variantId: string }[] {
  return items.flatMap(({ product, variantId }) =>
    product ? { slug: product.slug, variantId } : [],
  )
}

/** A list as others see it by its link: nothing of its owner but the name they gave it. */
export const SharedList = z.object({
  name: z.string(),
  items: z.array(z.omit(ShoppingListItem, { note: true })),
})
export type SharedList = z.infer<typeof SharedList>

/** What hearts need: which variants are in, and under which item each can be taken out. */
export const WishList = z.object({
  id: z.string(),
  variantIds: z.array(z.string()),
  items: z.array(z.object({ id: z.string(), variantId: z.string() })),
})
export type WishList = z.infer<typeof WishList>
