import { isCounted } from '../../domain/product/units/counted-unit.ts'

/** Why an amount cannot be kept in a unit: no half pieces. */
export function reasonAgainstAmount(
  amount: number,
  sold: { unit: string; step: number },
): string | null {
  if (Number.isInteger(amount) || !isCounted(sold)) return null
  return `${amount} is no whole number, and it is sold by the ${sold.unit}`
}
