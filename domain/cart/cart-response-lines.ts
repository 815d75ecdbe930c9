import type { Cart } from './cart.ts'

/** Request header and format of a long cart as NDJSON. */
export const linesType = 'application/x-ndjson'

/** Minimum number of items for NDJSON. */
const minLines = 40

/** `items` of the cart are empty here: each follows as a line of its own. */
export function writeCartLines(response: { cart: Cart | null }): string | null {
  const { cart } = response
  if (!cart || cart.items.length < minLines) return null
  const head = { ...response, cart: { ...cart, items: [] } }
  return [head, ...cart.items].map((one) => JSON.stringify(one)).join('\n')
}
