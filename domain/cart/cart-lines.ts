import { lineFacts, lineNameOf } from '../product/line-name.ts'
import type { Cart, CartItem } from './cart.ts'

/** Items of a cart without coupon lines. */
export function itemsOf(cart: Pick<Cart, 'items'>): CartItem[] {
  return cart.items.filter(({ isDiscount }) => !isDiscount)
}

export function isEmptyCart(cart: Cart | null): boolean {
  return cart === null || itemsOf(cart).length === 0
}

/** Items that are no longer available even in the minimum amount (spec §4 Cart). */
export function isInvalidLine({ isDiscount, variant }: CartItem): boolean {
  return !isDiscount && variant.amountMax !== null && variant.amountMax < variant.amountMin
}

/** The variant's own name, as on the order. */
export function lineName(item: CartItem): string {
  return lineNameOf(namedVariant(item))
}

/** Properties that the line's name does not include. */
export function essentialsOfLine(item: CartItem): string[] {
  return lineFacts(namedVariant(item))
}

function namedVariant({ product, variant, shoppable }: CartItem) {
  return { ...variant, product, fullname: shoppable?.name }
}

/** Lines to show accessories for: the newest first. */
export function accessoriesFor(cart: Cart): { slug: string; variantId: string }[] {
  return itemsOf(cart)
    .map(({ product: { slug }, variantId }) => ({ slug, variantId }))
    .toReversed()
}

/** Lead time without the slowest items; null if all have the same. */
export function delayOfOthers(cart: Pick<Cart, 'items'>): number | null {
  const longest = longestDelay(cart)
  const others = itemsOf(cart).flatMap(({ variant: { delayDays } }) =>
    delayDays < longest ? delayDays : [],
  )
  return others.length > 0 ? Math.max(...others) : null
}

/** Lead time of the slowest item. */
export function longestDelay(cart: Pick<Cart, 'items'>): number {
  return itemsOf(cart).reduce((longest, { variant }) => Math.max(longest, variant.delayDays), 0)
}
