import { isOwnUnit } from '../availability.ts'

const measured: readonly string[] = ['metre', 'squareMetre']

/**
 * Counted in whole numbers: one of the shop's built-in units that is no measure (a unit that the
 * merchant names may be one), sold by a whole step.
 */
export function isCounted({ unit, step }: { unit: string; step: number }): boolean {
  return isOwnUnit(unit) && !measured.includes(unit) && Number.isInteger(step)
}
