import { isOwnUnit } from '../availability.ts'

const measured: readonly string[] = ['metre', 'squareMetre']

/**
 * Counted in whole numbers: neither a measure nor a unit of the merchant's own, which may be one,
 * and sold by a whole step.
 */
export function isCounted({ unit, step }: { unit: string; step: number }): boolean {
  return isOwnUnit(unit) && !measured.includes(unit) && Number.isInteger(step)
}
