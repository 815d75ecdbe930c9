import type { OpeningHours } from './branch.ts'
import { addDays, shopTime, weekdayOf } from '../../time/day.ts'
import { isHoliday } from '../../checkout/delivery/holidays.ts'

/** Whether a branch is open, and until or from when. Times as `08:00`, days as `2026-11-23`. */
export type OpeningState =
  | { isOpen: true; until: string }
  | { isOpen: false; opens: { inDays: number; day: string; time: string } | null }

/** Longer than any series of holidays. */
const daysAhead = 14

/**
 * By weekly hours and the country's public holidays. Regional holidays are unknown here: they are
 * in the branch's note.
 */
export function openingState(
  hours: readonly OpeningHours[],
  country: string,
  now: Date,
): OpeningState {
  const { day: today, time } = shopTime(now)
  const spansOf = (day: string) =>
    isHoliday(day, country) ? [] : hours.filter((span) => span.day === weekdayOf(day))
  const current = spansOf(today).find(({ from, to }) => from <= time && time < to)
  if (current) return { isOpen: true, until: current.to }
  for (let inDays = 0; inDays <= daysAhead; inDays++) {
    const day = addDays(today, inDays)
    const starts = spansOf(day)
      .map(({ from }) => from)
      .filter((from) => inDays > 0 || from > time)
    const [first] = starts.sort()
    if (first !== undefined) return { isOpen: false, opens: { inDays, day, time: first } }
  }
  return { isOpen: false, opens: null }
}
