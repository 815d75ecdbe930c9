/**
 * The header's name of a customer, read from a session response without its schema: '' for a guest.
 * Null where the page has more to show than a name (an operator's bar, the notice of an ended
 * session), or for an unexpected shape: then the parts that show it have to be loaded.
 */
export function readCustomerName(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('user' in body)) return null
  if ('restricted' in body && body.restricted) return null
  const { user } = body
  if (user === null) return ''
  if (typeof user !== 'object' || ('operator' in user && user.operator)) return null
  if (!('firstName' in user && 'email' in user)) return null
  const name = user.firstName || user.email
  return typeof name === 'string' ? name : null
}

/** Whether a wish list response has something to show, as a count or as hearts. */
export function hasWishes(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('variantIds' in body)) return true
  const { variantIds } = body
  return variantIds !== null && !(Array.isArray(variantIds) && variantIds.length === 0)
}
