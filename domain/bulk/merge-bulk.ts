import type { BulkLine } from './bulk-line.ts'
import { parseAmount } from '../product/units/parse-amount.ts'

/**
 * Adds lines to a bulk order: a line of a listed product increments its amount (spec §4).
 * `productOf` resolves a code, null if unknown; then codes are compared.
 */
export function mergeBulk(
  present: readonly BulkLine[],
  added: readonly BulkLine[],
  productOf: (code: string) => string | null,
): BulkLine[] {
  const merged = present.map((line) => ({ ...line }))
  const keyOf = ({ code }: BulkLine) => productOf(code) ?? `code:${codeKey(code)}`
  const positions = new Map(merged.map((line, index) => [keyOf(line), index]))
  for (const line of added) {
    const position = positions.get(keyOf(line))
    const same = position === undefined ? undefined : merged[position]
    const sum = same && sumOf(same.amount, line.amount)
    if (same && sum) same.amount = sum
    else positions.set(keyOf(line), merged.push({ ...line }) - 1)
  }
  return merged
}

/** Letters and digits of a product code or EAN, upper case, for comparison. */
export function codeKey(code: string): string {
  return code.toUpperCase().replace(/[^\p{L}\d]/gu, '')
}

/** null if an amount is invalid: such a line stays separate until it is corrected. */
function sumOf(one: string, other: string): string | null {
  const [a, b] = [parseAmount(one), parseAmount(other)]
  return a === null || b === null ? null : String(Number((a + b).toFixed(3)))
}
