import type { Globals } from '../site.ts'

/** Withdrawal period in days: the shop's, else the statutory minimum. */
export function withdrawalDaysOf({ promises }: Pick<Globals, 'promises'>): number {
  return promises?.withdrawalDays ?? 14
}
