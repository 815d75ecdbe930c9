import { isOwnUnit, type SaleUnit } from '../availability.ts'

const measured: readonly string[] = ['metre', 'squareMetre']

/**
 * Counted in whole numbers: one of the shop's built-in units that is no measure (a unit that the
 * merchant names may be one), sold by a whole step.
 */
export function isCounted({ unit, step }: { unit: string; step: number }): boolean {
  return isOwnUnit(unit) && !measured.includes(unit) && Number.isInteger(step)
}

/** Half a metre is an amount, half a piece is none. Any is where the unit is not known. */
export function isAmountOf(unit: SaleUnit | undefined, amount: number): boolean {
  return !unit || !isCounted({ unit: unit.code, step: unit.step }) || Number.isInteger(amount)
}
