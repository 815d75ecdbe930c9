import type { ChangedAmount } from './cart.ts'

/**
 * An amount that the store clipped, as a query parameter: how the page learns it after a form post, which
 * answers with a redirect. What is read back may come from anywhere, so it is only numbers and an id.
 */
export function formatChanged({ variantId, requested, amount }: ChangedAmount): string {
  return [variantId, requested, amount].join('~')
}

export function parseChanged(text: string | null): ChangedAmount | null {
  const match = /^([\w.-]{1,64})~(\d{1,4}(?:\.\d{1,3})?)~(\d{1,4}(?:\.\d{1,3})?)$/.exec(text ?? '')
  const [, variantId = '', requested, amount] = match ?? []
  return match ? { variantId, requested: Number(requested), amount: Number(amount) } : null
}
