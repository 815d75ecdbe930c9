import type { Shipper } from '../checkout.ts'
import { addDays, shopTime, weekdayOf } from '../../time/day.ts'
import { isHoliday } from './holidays.ts'

export interface DeliveryPromise {
  /** Which wording fits (spec §4 Delivery date). */
  kind: 'immediate' | 'today' | 'tomorrow' | 'date'
  /** `2026-11-23`. */
  date: string
  /** Collected by the customer, not brought. */
  pickup: boolean
}

interface DeliveryInput {
  now: Date
  /** Days until the slowest of the items is there. */
  delayDays: number
  shipper: Pick<Shipper, 'type'> & { delivery: { nearestDeliveryDate: string; closesAt: string } }
  /** ISO 3166-1 alpha-3 country whose holidays count. */
  country: string
}

/**
 * When items arrive (spec §4 Delivery date): weekends and public holidays are skipped, delayed items
 * ordered after the shipper's closing time need a day more, and no shipper is earlier than it says.
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
