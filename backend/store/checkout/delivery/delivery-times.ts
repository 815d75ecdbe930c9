import * as z from 'zod'
import { rowSchema, readRows } from '../../../db/rows.ts'
import type { DeliveryDay, Shipper } from '../../../../domain/checkout/checkout.ts'
import { addDays } from '../../../../domain/time/day.ts'
import { workingDay } from '../../../../domain/checkout/delivery/delivery-date.ts'
import type { DeliveryPromise } from '../../../../domain/checkout/delivery/delivery-promise.ts'
import {
  deliveryDay,
  promiseDelivery,
} from '../../../../domain/checkout/delivery/promise-delivery.ts'
import type { Order } from '../../../../domain/order/order.ts'
import { Refusal } from '../../../contract/refusal.ts'
import { countryOf } from '../../../request/market.ts'
import type { Caller } from '../../../request/caller.ts'
import type { PricedCart } from '../../cart/priced-cart.ts'
import type { Choice } from '../choice.ts'
import { readyDaysOf } from './ready-days-of.ts'
import type { Merchant } from '../../../../domain/merchant/merchant.ts'

const daysShown = 5
/** Maximum horizon of bookings. */
const daysAhead = 60

export interface ChosenSlot {
  id: string
  shipperId: string
  day: string
  from: string
  to: string
  capacity: number
}

const DeliverySlotRow = rowSchema('delivery_slot', { id: z.string(), taken: z.number() })

/** Slots of the next working days of a shipper, from `since` at the earliest. */
export async function deliveryDays(
  db: D1Database,
  merchant: Merchant,
  shippers: readonly Shipper[],
  earliest: (shipper: Shipper) => string,
  { country, since }: { country: string; since: string | undefined },
): Promise<DeliveryDay[]> {
  const days = shippers.flatMap((shipper) => {
    const first = earliest(shipper)
    if (since !== undefined && since > addDays(first, daysAhead)) return []
    return workingDays(since !== undefined && since > first ? since : first, country).map(
      (day) => ({
        day,
        slots: slotsOf(merchant, shipper.id, day),
      }),
    )
  })
  const ids = days.flatMap(({ slots }) => slots.map(({ id }) => id))
  const results = await readRows(
    db
      .prepare('SELECT id, taken FROM delivery_slot WHERE id IN (SELECT value FROM json_each(?1))')
      .bind(JSON.stringify(ids)),
    DeliverySlotRow,
  )
  const taken = new Map(results.map((row) => [row.id, row.taken]))
  return days.flatMap(({ day, slots }) => {
    const [first] = slots
    return first
      ? {
          shipperId: first.shipperId,
          day,
          slots: slots.map(({ id, from, to, capacity }) => {
            const left = Math.max(capacity - (taken.get(id) ?? 0), 0)
            return { id, from, to, capacity: left, isAvailable: left > 0 }
          }),
        }
      : []
  })
}

/** The first possible delivery day of the whole cart. */
export function earliestDay(
  shipper: Pick<Shipper, 'type' | 'delivery'>,
  priced: PricedCart | null,
  { now, country }: { now: Date; country: string },
): string {
  return deliveryDay({ now, delayDays: readyDaysOf(priced?.lines ?? []), shipper, country })
}

/** Delivery promise of an order being placed. */
export function promiseFor(
  priced: PricedCart,
  { shipper, payment, branch, shippingAddress }: Choice,
  slot: ChosenSlot | null,
  now: Date,
): DeliveryPromise {
  const delayDays = readyDaysOf(priced.lines, branch?.warehouseId ?? undefined)
  const { country } = shippingAddress
  return promiseDelivery({ now, delayDays, shipper, country, payment, slot })
}

/** The slot of an order, if its shipper offers it on a possible day. */
export function requireSlot(
  merchant: Merchant,
  id: string | null | undefined,
  shipper: Shipper,
  earliest: string,
  country: string,
): ChosenSlot | null {
  if (!id) return null
  const day = /_(\d{4}-\d\d-\d\d)_/.exec(id)?.[1] ?? ''
  const slot = slotsOf(merchant, shipper.id, day).find((one) => one.id === id)
  const isPossible =
    slot !== undefined &&
    isDay(day) &&
    day >= earliest &&
    day <= addDays(earliest, 2 * daysAhead) &&
    workingDay(day, country) === day
  if (isPossible) return slot
  throw new Refusal(422, { key: 'slotUnknown', code: 'slot_unknown', field: 'delivery_time_id' })
}

export function toDeliveryTime(slot: ChosenSlot | null): Order['deliveryTime'] {
  return slot && { id: slot.id, day: slot.day, from: slot.from, to: slot.to }
}

/** Country of the holidays before an address is known. */
export function callerCountry(caller: Caller): string {
  return countryOf(caller)
}

function slotsOf({ shipping }: Merchant, shipperId: string, day: string): ChosenSlot[] {
  const slots = shipping.offers.find(({ id }) => id === shipperId)?.slots ?? []
  return slots.map(({ from, to, capacity }) => ({
    id: `${shipperId}_${day}_${from.slice(0, 2)}`,
    shipperId,
    day,
    from,
    to,
    capacity,
  }))
}

function workingDays(first: string, country: string): string[] {
  const days = [workingDay(first, country)]
  while (days.length < daysShown) days.push(workingDay(addDays(days.at(-1) ?? first, 1), country))
  return days
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
