import { addDays } from '../time/day.ts'

/**
 * Days to settle a claim in: § 19 (3) zák. 634/1992 Sb. (CZ), § 507 (1) OZ (SK). German law says a
 * reasonable time (§ 475 (5) BGB), which these are.
 */
export const settleDays = 30

/** Last day to settle a claim that came on a day of the shop. */
export function settleBy(receivedOn: string): string {
  return addDays(receivedOn, settleDays)
}
