import { addDays, shopInstant, shopTime } from '../../time/day.ts'
import type { DeliveryTerms, Payment, Shipper, Transit } from '../checkout.ts'
import { deliveryPromise, workingDay } from './delivery-date.ts'
import type { DeliveryPromise } from './delivery-promise.ts'

/** What a promise depends on, whoever makes it: store, Worker and browser. */
export interface Delivery {
  now: Date
  /** Days until the slowest of the items can be sent (`readyDays`). */
  delayDays: number
  shipper: Pick<Shipper, 'type'> & {
    delivery: DeliveryTerms & { nearestDeliveryDate: string }
  }
  /** ISO 3166-1 alpha-3 country of the recipient, whose holidays count. */
  country: string
  /** null or left out: not chosen yet. */
  payment?: Pick<Payment, 'prepaid'> | null | undefined
  /** The day that was agreed with a time slot. */
  slot?: { day: string } | null | undefined
}

/** Longer than any row of closed days. */
const daysAhead = 16

/**
 * When an order is there: on a day as long as nobody has to wait for its payment, and then only until
 * the cut-off after which it would be a later one.
 */
export function promiseDelivery(delivery: Delivery): DeliveryPromise {
  const { payment, slot } = delivery
  const workdays = workdaysFromPayment(delivery)
  if (payment?.prepaid) return { kind: 'after_payment', workdays }
  if (slot) return { kind: 'date', day: slot.day, orderBy: null, workdays }
  return { kind: 'date', day: deliveryDay(delivery), orderBy: cutOffOf(delivery), workdays }
}

/**
 * The day by spec §4 Delivery date; where the carrier's travelling time is known, never before the
 * items have left on a working day of their warehouse and travelled working days of the recipient.
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

/** The day itself, or the next one on which the warehouse sends. */
function leavingDay(day: string, { from, closed = [] }: Transit): string {
  let leaves = workingDay(day, from)
  while (closed.includes(leaves)) leaves = workingDay(addDays(leaves, 1), from)
  return leaves
}

/** The last moment at which an order still gets the day of the present one. */
function cutOffOf(delivery: Delivery): string | null {
  const { closesAt, transit } = delivery.shipper.delivery
  const { day: today } = shopTime(delivery.now)
  const day = deliveryDay(delivery)
  for (let ahead = 0; ahead <= daysAhead + (transit?.closed?.length ?? 0); ahead++) {
    const closing = shopInstant(addDays(today, ahead), closesAt)
    if (closing <= delivery.now) continue
    // Without the travelling time nobody can tell what the store will say after its next closing.
    if (!transit || deliveryDay({ ...delivery, now: closing }) > day) return closing.toISOString()
  }
  return null
}

/** Counted from the day after the payment, because it may arrive after the cut-off of its day. */
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

/** Working days on which nothing leaves until an order is there that is paid within two weeks. */
function closedBefore(delivery: Delivery, { from, closed = [] }: Transit): number {
  if (closed.length === 0) return 0
  const lastPaid = new Date(delivery.now.getTime() + 14 * 86_400_000)
  const last = deliveryDay({ ...delivery, now: lastPaid })
  return closed.filter((day) => day <= last && workingDay(day, from) === day).length
}

function wholeDays(days: number): number {
  return Math.max(0, Math.ceil(days))
}
