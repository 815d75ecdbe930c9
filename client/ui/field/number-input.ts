/** Spec §9: maximum text length of a quantity input. */
export const quantityMaxLength = 4

/**
 * Strips a text to digits and one dot, and limits its decimals (spec §5). The dot stays also
 * without decimals: it stops further digits, so that 1,5 pieces, typed by keys, never become 15.
 */
export function cleanNumber(typed: string, decimals = 0): string {
  const [whole = '', ...rest] = typed
    .replace(/,/g, '.')
    .replace(/[^\d.]/g, '')
    .split('.')
  return rest.length > 0 ? `${whole}.${rest.join('').slice(0, decimals)}` : whole
}

/** The number of a cleaned text; null for an empty one. */
export function parseNumber(text: string): number | null {
  const number = Number(text.replace(/\.$/, '') || Number.NaN)
  return Number.isFinite(number) ? number : null
}

export interface AmountRule {
  /** Spec §5: 0 by default. */
  min?: number
  /** null: unlimited. */
  max?: number | null
  step?: number
}

export interface ClampedAmount {
  amount: number
  /** The limit that clamped it. */
  limit: 'min' | 'max' | null
}

/** The nearest valid amount: within the limits and a multiple of the step. */
export function clampAmount(
  requested: number,
  { min = 0, max = null, step = 1 }: AmountRule,
): ClampedAmount {
  const lowest = roundToStep(min, step, Math.ceil)
  if (requested < lowest) return { amount: lowest, limit: 'min' }
  const highest = max === null ? Number.POSITIVE_INFINITY : roundToStep(max, step, Math.floor)
  const amount = roundToStep(requested, step, Math.ceil)
  return amount > highest ? { amount: highest, limit: 'max' } : { amount, limit: null }
}

/** Decimals that multiples of a step can have: 0 for 1, 1 for 0.5. */
export function decimalsOf(step: number): number {
  return String(step).split('.')[1]?.length ?? 0
}

/** Rounding: a step of 0.1 has to give 0.3 and not 0.30000000000000004. */
function roundToStep(amount: number, step: number, round: (n: number) => number): number {
  return Number((round(Number((amount / step).toFixed(6))) * step).toFixed(decimalsOf(step)))
}
