import type { Shipper } from '../checkout.ts'
import { addDays, shopTime, weekdayOf } from '../../time/day.ts'
import { isHoliday } from './holidays.ts'

export interface DeliveryPromise {
  /** Wording of the date (spec §4 Delivery date). */
  kind: 'immediate' | 'today' | 'tomorrow' | 'date'
  /** `2026-11-23`. */
  date: string
  /** Pick-up, not delivery. */
  pickup: boolean
}

interface DeliveryInput {
  now: Date
  /** Lead time of the slowest item in days. */
  delayDays: number
  shipper: Pick<Shipper, 'type'> & { delivery: { nearestDeliveryDate: string; closesAt: string } }
  /** ISO 3166-1 alpha-3 country of the holidays. */
  country: string
}

/**
 * Delivery date (spec §4 Delivery date): skips weekends and public holidays, adds a day for delayed
 * items after the shipper's cut-off, and respects the shipper's minimum.
 */
export function deliveryPromise({
  now,
  delayDays,
  shipper,
  country,
}: DeliveryInput): DeliveryPromise {
  const { day: today, time } = shopTime(now)
  const { nearestDeliveryDate, closesAt } = shipper.delivery
  const delay = Math.max(0, Math.ceil(delayDays))
  const afterClosing = delay > 0 && time >= closesAt ? 1 : 0
  const ready = addDays(today, delay + afterClosing)
  const date = workingDay(laterOf(ready, nearestDeliveryDate), country)
  const pickup = shipper.type === 'PERSONAL'
  return { kind: kindOf(date, today, pickup && time < closesAt), date, pickup }
}

/** The day itself, or the next one that is neither weekend nor public holiday. */
export function workingDay(day: string, country: string): string {
  let date = day
  while (weekdayOf(date) >= 6 || isHoliday(date, country)) date = addDays(date, 1)
  return date
}

function laterOf(a: string, b: string): string {
  return a > b ? a : b
}

function kindOf(date: string, today: string, open: boolean): DeliveryPromise['kind'] {
  if (date === today) return open ? 'immediate' : 'today'
  return date === addDays(today, 1) ? 'tomorrow' : 'date'
}
