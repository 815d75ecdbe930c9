import * as z from 'zod/mini'
import { addDays } from '../time/day.ts'

/** Closed days of the shop, besides weekends and public holidays: both ends included. */
export const Closure = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .check(
    z.refine(
      ({ from, to }) => from <= to && to <= addDays(from, 60),
      'ends after at most 60 days, and not before it begins',
    ),
  )
export type Closure = z.infer<typeof Closure>

/** Maximum horizon of delivery dates. */
const daysAhead = 60

/** Closed days from a day on, ascending. */
export function closedDaysFrom(closures: readonly Closure[], today: string): string[] {
  const last = addDays(today, daysAhead)
  const days = new Set<string>()
  for (const { from, to } of closures) {
    for (let day = from < today ? today : from; day <= to && day <= last; day = addDays(day, 1)) {
      days.add(day)
    }
  }
  return [...days].sort()
}
