import type { Globals } from '../frame.ts'

/** Days to withdraw: what the shop promises, else the least that the law asks for. */
export function withdrawalDaysOf({ promises }: Pick<Globals, 'promises'>): number {
  return promises?.withdrawalDays ?? 14
}
