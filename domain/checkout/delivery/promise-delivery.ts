import { addDays, shopInstant, shopTime } from '../../day.ts'
import type { DeliveryTerms, Payment, Shipper } from '../checkout.ts'
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
  let arrives = workingDay(ready, transit.from)
  for (let travelled = 0; travelled < transit.days; travelled++) {
    arrives = workingDay(addDays(arrives, 1), country)
  }
  arrives = workingDay(arrives, country)
  return arrives > date ? arrives : date
}

/** The last moment at which an order still gets the day of the present one. */
function cutOffOf(delivery: Delivery): string | null {
  const { closesAt, transit } = delivery.shipper.delivery
  const { day: today } = shopTime(delivery.now)
  const day = deliveryDay(delivery)
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
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
  if (transit) return wholeDays(delivery.delayDays) + transit.days + 1
  const { day: today } = shopTime(delivery.now)
  const last = deliveryDay(delivery)
  let days = 1
  for (let day = addDays(today, 1); day < last; day = addDays(day, 1)) {
    if (workingDay(day, delivery.country) === day) days++
  }
  return last > today ? days + 1 : days
}

function wholeDays(days: number): number {
  return Math.max(0, Math.ceil(days))
}
