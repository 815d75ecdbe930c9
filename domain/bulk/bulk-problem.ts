import type { CodedVariant } from '../catalog/coded-variant.ts'
import type { BulkLine } from './bulk-line.ts'
import { parseAmount } from '../product/units/parse-amount.ts'

export type BulkProblem =
  | { kind: 'unknown' | 'ambiguous' | 'notAvailable' | 'amount' }
  /** `limit`: the nearest valid amount. */
  | { kind: 'belowMin' | 'aboveMax' | 'step'; limit: number }

/** Why a line cannot be added to the cart; null: it can. `variants` are the results of its code. */
export function bulkProblem(line: BulkLine, variants: readonly CodedVariant[]): BulkProblem | null {
  const [variant, other] = variants
  if (!variant) return { kind: 'unknown' }
  if (other) return { kind: 'ambiguous' }
  if (!isForSale(variant)) return { kind: 'notAvailable' }
  const amount = parseAmount(line.amount)
  return amount === null ? { kind: 'amount' } : amountProblem(amount, variant)
}

function isForSale({ product, prices, availability }: CodedVariant): boolean {
  return product.saleable && availability.isAvailable && prices.unitWithTax > 0
}

function amountProblem(
  amount: number,
  { unit, availability: { amountMin, amountMax } }: CodedVariant,
): BulkProblem | null {
  const least = inSteps(amountMin, unit.step, Math.ceil)
  const maxAmount = amountMax === null ? null : inSteps(amountMax, unit.step, Math.floor)
  if (maxAmount !== null && maxAmount < least) return { kind: 'notAvailable' }
  if (amount < least) return { kind: 'belowMin', limit: least }
  if (maxAmount !== null && amount > maxAmount) return { kind: 'aboveMax', limit: maxAmount }
  const whole = inSteps(amount, unit.step, Math.ceil)
  if (whole === amount) return null
  return { kind: 'step', limit: maxAmount === null ? whole : Math.min(whole, maxAmount) }
}

/** Rounding: a step of 0.1 has to give 0.3 and not 0.30000000000000004. */
function inSteps(amount: number, step: number, round: (n: number) => number): number {
  return Number((round(Number((amount / step).toFixed(6))) * step).toFixed(3))
}
