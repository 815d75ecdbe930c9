/** What the header shows of a customer. */
export interface ShownCustomer {
  firstName: string
  lastName: string
  email: string
}

/**
 * The customer in a session response, read without its schema; null for a guest. Undefined for an
 * unexpected shape, and where there is more to show: an operator's bar, a customer just signed out.
 */
export function readCustomer(body: unknown): ShownCustomer | null | undefined {
  if (typeof body !== 'object' || body === null || !('user' in body)) return undefined
  const { user } = body
  if ('restricted' in body) return undefined
  if (user === null) return null
  if (typeof user !== 'object' || 'operator' in user) return undefined
  // Any object may have these keys; their values are unknown here.
  const { firstName, lastName, email } = user as Partial<Record<keyof ShownCustomer, unknown>>
  const isNamed = typeof firstName === 'string' && typeof lastName === 'string'
  return isNamed && typeof email === 'string' ? { firstName, lastName, email } : undefined
}
