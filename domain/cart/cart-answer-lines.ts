import type { Cart } from './cart.ts'

/** How a browser asks for a long cart line by line, and what it then gets (NDJSON). */
export const linesType = 'application/x-ndjson'

/** From so many items on the lines are worth telling apart. */
const minLines = 40

/** `items` of the answer's cart are empty here: each follows as a line of its own. */
export function writeCartLines(answer: { cart: Cart | null }): string | null {
  const { cart } = answer
  if (!cart || cart.items.length < minLines) return null
  const head = { ...answer, cart: { ...cart, items: [] } }
  return [head, ...cart.items].map((one) => JSON.stringify(one)).join('\n')
}
