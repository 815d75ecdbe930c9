/** What a field for a number takes. */
export interface Limits {
  min: number
  max: number
  decimals: number
}

/** The number of a text, with comma or dot, brought within its limits; null for anything else. */
export function amountWithin(text: string | null, { min, max, decimals }: Limits): number | null {
  const amount = Number((text ?? '').replace(/\s/g, '').replace(',', '.') || Number.NaN)
  if (!Number.isFinite(amount) || amount < 0) return null
  return Number(Math.min(max, Math.max(min, amount)).toFixed(decimals))
}

/** The one of the choices that a text names, else the first. */
export function choiceOf<Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  text: string | null,
): Choice {
  return choices.find((choice) => choice === text) ?? choices[0]
}
