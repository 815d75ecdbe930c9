import * as z from 'zod/mini'
import { ProductTile } from '../product/product.ts'

/** Code of the wish list. */
export const wishListCode = 'wishlist'

export const ShoppingListItem = z.object({
  id: z.string(),
  variantId: z.string(),
  /** Name at the time of adding. */
  name: z.string(),
  amount: z.number(),
  /** With this variant; null if it is discontinued. */
  product: z.nullable(ProductTile),
  /** Pinned to the top. */
  sticky: z.boolean(),
  /** Discontinued: it cannot be added to the cart. */
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
   * Token of the share link, lower case, because paths are; null or left out while it is not
   * shared.
   */
  shareToken: z.optional(z.nullable(z.string())),
})
export type ShoppingList = z.infer<typeof ShoppingList>

/** Fields of a list that can be queried. */
export function linesOf({ items }: ShoppingList): { slug: string; variantId: string }[] {
  return items.flatMap(({ product, variantId }) =>
    product ? { slug: product.slug, variantId } : [],
  )
}

/** A shared list as seen by others: no owner data except the list's name. */
export const SharedList = z.object({
  name: z.string(),
  items: z.array(z.omit(ShoppingListItem, { note: true })),
})
export type SharedList = z.infer<typeof SharedList>

/** Data of the wish toggles: variant ids with the item ids to remove them. */
export const WishList = z.object({
  id: z.string(),
  variantIds: z.array(z.string()),
  items: z.array(z.object({ id: z.string(), variantId: z.string() })),
})
export type WishList = z.infer<typeof WishList>
