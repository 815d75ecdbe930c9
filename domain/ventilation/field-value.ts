/** Limits of a number field. */
export interface Limits {
  min: number
  max: number
  decimals: number
}

/** Parses a number with comma or point and clamps it; null if invalid. */
export function amountWithin(text: string | null, { min, max, decimals }: Limits): number | null {
  const amount = amountIn(text ?? '')
  if (!Number.isFinite(amount) || amount < 0) return null
  return Number(Math.min(max, Math.max(min, amount)).toFixed(decimals))
}

/** A decimal number with comma or point; NaN for anything else, as `0x10` and an empty text. */
export function amountIn(text: string): number {
  const plain = text.replace(/\s/g, '').replace(',', '.')
  return plain === '' || /[xob]/i.test(plain) ? Number.NaN : Number(plain)
}

/** The choice that a text names, else the first. */
export function choiceOf<Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  text: string | null,
): Choice {
  return choices.find((choice) => choice === text) ?? choices[0]
}
