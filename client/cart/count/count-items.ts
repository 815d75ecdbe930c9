/**
 * Items of a cart response, read without its schema; null: something to announce, or not what was
 * expected, so that the schema has to judge it.
 */
export function countItems(body: unknown): number | null {
  if (typeof body !== 'object' || body === null || !('cart' in body)) return null
  const { cart } = body
  if ('removed' in body) return null
  if (cart === null) return 0
  if (typeof cart !== 'object' || !('items' in cart) || !Array.isArray(cart.items)) return null
  return cart.items.filter((item) => item?.isDiscount !== true).length
}
