import { addDays } from '../time/day.ts'

/**
 * Days to settle a claim in: § 19 (3) zák. 634/1992 Sb. (CZ), § 507 (1) OZ (SK). German law
 * requires a reasonable time (§ 475 (5) BGB), for which the same number is used.
 */
export const settleDays = 30

/** Last day to settle a claim received on a given day. */
export function settleBy(receivedOn: string): string {
  return addDays(receivedOn, settleDays)
}
