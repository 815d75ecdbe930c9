import type { ChangedAmount } from './cart.ts'

/**
 * An amount that the store clipped, as a query parameter of the redirect after a form post. Parsed
 * to numbers and an id only, because a query may come from anywhere.
 */
export function formatChanged({ variantId, requested, amount }: ChangedAmount): string {
  return [variantId, requested, amount].join('~')
}

export function parseChanged(text: string | null): ChangedAmount | null {
  const match = /^([\w.-]{1,64})~(\d{1,4}(?:\.\d{1,3})?)~(\d{1,4}(?:\.\d{1,3})?)$/.exec(text ?? '')
  const [, variantId = '', requested, amount] = match ?? []
  return match ? { variantId, requested: Number(requested), amount: Number(amount) } : null
}
