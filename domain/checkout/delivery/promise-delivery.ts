import { addDays, shopInstant, shopTime } from '../../time/day.ts'
import type { DeliveryTerms, Payment, Shipper, Transit } from '../checkout.ts'
import { deliveryPromise, workingDay } from './delivery-date.ts'
import type { DeliveryPromise } from './delivery-promise.ts'

/** Input of a promise, the same for store, Worker and browser. */
export interface Delivery {
  now: Date
  /** Lead time of the slowest item in days (`readyDays`). */
  delayDays: number
  shipper: Pick<Shipper, 'type'> & {
    delivery: DeliveryTerms & { nearestDeliveryDate: string }
  }
  /** ISO 3166-1 alpha-3 country of the recipient, for holidays. */
  country: string
  /** null or left out: not selected yet. */
  payment?: Pick<Payment, 'prepaid'> | null | undefined
  /** Day of the booked time slot. */
  slot?: { day: string } | null | undefined
}

/** Longer than any series of closed days. */
const daysAhead = 16

/**
 * Delivery promise of an order: a date if no payment has to arrive first, valid until the cut-off
 * after which it would be later.
 */
export function promiseDelivery(delivery: Delivery): DeliveryPromise {
  const { payment, slot } = delivery
  const workdays = workdaysFromPayment(delivery)
  if (payment?.prepaid) return { kind: 'after_payment', workdays }
  if (slot) return { kind: 'date', day: slot.day, orderBy: null, workdays }
  return { kind: 'date', day: deliveryDay(delivery), orderBy: cutOffOf(delivery), workdays }
}

/**
 * The date by spec §4 Delivery date; if the transit time is known, at the earliest after dispatch
 * on the warehouse's working day plus transit on the recipient's working days.
 */
export function deliveryDay({ now, delayDays, shipper, country }: Delivery): string {
  const { closesAt, transit } = shipper.delivery
  const { date } = deliveryPromise({ now, delayDays, shipper, country })
  if (!transit) return date
  const { day, time } = shopTime(now)
  const ready = addDays(day, wholeDays(delayDays) + (time >= closesAt ? 1 : 0))
  let arrives = leavingDay(ready, transit)
  for (let travelled = 0; travelled < transit.days; travelled++) {
    arrives = workingDay(addDays(arrives, 1), country)
  }
  arrives = workingDay(arrives, country)
  return arrives > date ? arrives : date
}

/** The day itself, or the next one on which the warehouse dispatches. */
function leavingDay(day: string, { from, closed = [] }: Transit): string {
  let leaves = workingDay(day, from)
  while (closed.includes(leaves)) leaves = workingDay(addDays(leaves, 1), from)
  return leaves
}

/** The last moment at which an order gets the same date. */
function cutOffOf(delivery: Delivery): string | null {
  const { closesAt, transit } = delivery.shipper.delivery
  const { day: today } = shopTime(delivery.now)
  const day = deliveryDay(delivery)
  for (let ahead = 0; ahead <= daysAhead + (transit?.closed?.length ?? 0); ahead++) {
    const closing = shopInstant(addDays(today, ahead), closesAt)
    if (closing <= delivery.now) continue
    // Without the transit time the store's response after its next cut-off is unknown.
    if (!transit || deliveryDay({ ...delivery, now: closing }) > day) return closing.toISOString()
  }
  return null
}

/** Counted from the day after the payment, because it may arrive after that day's cut-off. */
function workdaysFromPayment(delivery: Delivery): number {
  const { transit } = delivery.shipper.delivery
  if (transit) {
    return wholeDays(delivery.delayDays) + transit.days + 1 + closedBefore(delivery, transit)
  }
  const { day: today } = shopTime(delivery.now)
  const last = deliveryDay(delivery)
  let days = 1
  for (let day = addDays(today, 1); day < last; day = addDays(day, 1)) {
    if (workingDay(day, delivery.country) === day) days++
  }
  return last > today ? days + 1 : days
}

/** Closed working days until delivery of an order that is paid within two weeks. */
function closedBefore(delivery: Delivery, { from, closed = [] }: Transit): number {
  if (closed.length === 0) return 0
  const lastPaid = new Date(delivery.now.getTime() + 14 * 86_400_000)
  const last = deliveryDay({ ...delivery, now: lastPaid })
  return closed.filter((day) => day <= last && workingDay(day, from) === day).length
}

function wholeDays(days: number): number {
  return Math.max(0, Math.ceil(days))
}
