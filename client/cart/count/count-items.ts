/**
 * Number of items in a cart response, read without its schema. Null if items were removed, which has
 * to be announced, or for an unexpected shape: then the schema has to be loaded.
 */
export function countItems(body: unknown): number | null {
  if (typeof body !== 'object' || body === null || !('cart' in body)) return null
  const { cart } = body
  if ('removed' in body) return null
  if (cart === null) return 0
  if (typeof cart !== 'object' || !('items' in cart) || !Array.isArray(cart.items)) return null
  return cart.items.filter((item) => item?.isDiscount !== true).length
}
