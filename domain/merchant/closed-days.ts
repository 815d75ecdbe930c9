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

/** Of the last day requested: each shipping method of a cart needs them. */
const known = new WeakMap<readonly Closure[], { today: string; days: readonly string[] }>()

/** Closed days from a day on, ascending. */
export function closedDaysFrom(closures: readonly Closure[], today: string): readonly string[] {
  const found = known.get(closures)
  if (found?.today === today) return found.days
  const days = listClosedDays(closures, today)
  known.set(closures, { today, days })
  return days
}

function listClosedDays(closures: readonly Closure[], today: string): string[] {
  const last = addDays(today, daysAhead)
  const days = new Set<string>()
  for (const { from, to } of closures) {
    for (let day = from < today ? today : from; day <= to && day <= last; day = addDays(day, 1)) {
      days.add(day)
    }
  }
  return [...days].sort()
}
