import { describe, expect, it } from 'vitest'
import { closedDaysFrom } from '../../merchant/closed-days.ts'
import type { Transit } from '../checkout.ts'
import { addDays, shopInstant, shopTime } from '../../time/day.ts'
import { deliveryPromise } from './delivery-date.ts'
import { isHoliday } from './holidays.ts'
import { type Delivery, deliveryDay, promiseDelivery } from './promise-delivery.ts'
import { readyDays } from './ready-days.ts'

type Random = ReturnType<typeof seeded>

/** Random numbers from 0 to below `below`, the same in every run. */
function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

function randomMoment(random: Random): Date {
  const time = [random(24), random(60)].map((n) => String(n).padStart(2, '0')).join(':')
  return shopInstant(addDays('2026-01-01', random(3650)), time)
}

function randomDelivery(random: Random): Delivery {
  const now = randomMoment(random)
  const pick = <T>(...list: T[]) => list[random(list.length)] ?? list[0]
  return {
    now,
    delayDays: random(20),
    country: pick('DEU', 'AUT', 'CZE', 'SVK', 'POL') ?? 'DEU',
    shipper: {
      type: pick('PERSONAL' as const, 'DELIVERY' as const) ?? 'DELIVERY',
      delivery: {
        nearestDeliveryDate: shopTime(now).day,
        closesAt: pick('00:00', '10:00', '12:00', '15:30') ?? '12:00',
        ...(random(3) > 0 && { transit: randomTransit(random, now) }),
      },
    },
  }
}

/** A shop with occasional closed days. */
function randomTransit(random: Random, now: Date): Transit {
  const { day } = shopTime(now)
  const from = addDays(day, random(12))
  const closures = random(2) ? [{ from, to: addDays(from, random(20)) }] : []
  return {
    days: random(5),
    from: random(2) ? 'DEU' : 'CZE',
    closed: [...closedDaysFrom(closures, day)],
  }
}

function randomStock(random: Random) {
  return Array.from({ length: random(5) }, () => ({ stock: random(500), delayDays: random(10) }))
}

/** A thousand orders of ten years. */
function everyCase(check: (one: Delivery, random: Random) => void): void {
  const random = seeded(70)
  for (let n = 0; n < 1000; n++) check(randomDelivery(random), random)
}

const isRest = (day: string, country: string) =>
  [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) || isHoliday(day, country)

describe('§4, §9 delivery promise', () => {
  it('of more pieces is never earlier', () => {
    everyCase((one, random) => {
      const warehouses = randomStock(random)
      const delayDays = random(14)
      const dayFor = (pieces: number) =>
        deliveryDay({ ...one, delayDays: readyDays(pieces, warehouses, delayDays) })
      const amount = 1 + random(900)
      expect(dayFor(amount + random(900)) >= dayFor(amount)).toBe(true)
    })
  })

  it('takes pieces from the fastest warehouses, and waits for missing ones', () => {
    const warehouses = [
      { stock: 421, delayDays: 2 },
      { stock: 79, delayDays: 0 },
      { stock: 200, delayDays: 0 },
      { stock: 0, delayDays: 1 },
    ]
    expect([1, 279, 280, 700, 701].map((n) => readyDays(n, warehouses, 7))).toEqual([0, 0, 2, 2, 7])
    expect(readyDays(5, [], 10)).toBe(10)
  })

  it('of a bank transfer is never a date, also with a time slot', () => {
    everyCase((one, random) => {
      const slot = random(2) ? { day: '2030-01-07' } : null
      expect(promiseDelivery({ ...one, slot, payment: { prepaid: true } }).kind).toBe(
        'after_payment',
      )
    })
  })

  it('of a bank transfer holds whenever the payment arrives', () => {
    everyCase((one, random) => {
      const promise = promiseDelivery({ ...one, payment: { prepaid: true } })
      const { transit } = one.shipper.delivery
      if (promise.kind !== 'after_payment' || !transit) return
      const paid = randomMoment(random)
      let last = shopTime(paid).day
      for (let left = promise.workdays; left > 0;) {
        last = addDays(last, 1)
        // Closed days of either side are no working days of this order.
        if (!isRest(last, one.country) && !isRest(last, transit.from)) left--
      }
      const delivery = { ...one.shipper.delivery, nearestDeliveryDate: '2026-01-01' }
      const shipper = { ...one.shipper, delivery }
      expect(deliveryDay({ ...one, shipper, now: paid }) <= last).toBe(true)
    })
  })

  it('is never a closed day of the recipient, nor earlier than the specification’s rule', () => {
    everyCase((one) => {
      const day = deliveryDay(one)
      expect(isRest(day, one.country)).toBe(false)
      expect(day >= deliveryPromise(one).date).toBe(true)
      const { nearestDeliveryDate, closesAt } = one.shipper.delivery
      const shipper = { ...one.shipper, delivery: { nearestDeliveryDate, closesAt } }
      expect(deliveryDay({ ...one, shipper })).toBe(deliveryPromise(one).date)
    })
  })

  it('dispatches on a working day of the warehouse and takes working days in transit', () => {
    const shipper = (from: string, days = 1) => ({
      type: 'DELIVERY' as const,
      delivery: { nearestDeliveryDate: '2026-11-01', closesAt: '12:00', transit: { days, from } },
    })
    const at = (day: string, time: string, from: string, country: string, delayDays = 0) =>
      deliveryDay({ now: shopInstant(day, time), delayDays, country, shipper: shipper(from) })
    expect(at('2026-11-20', '11:59', 'DEU', 'DEU')).toBe('2026-11-23')
    expect(at('2026-11-20', '12:00', 'DEU', 'DEU')).toBe('2026-11-24')
    // 17 November: a holiday in Czechia only.
    expect(at('2026-11-16', '12:00', 'CZE', 'DEU')).toBe('2026-11-19')
    expect(at('2026-11-16', '12:00', 'DEU', 'DEU')).toBe('2026-11-18')
    expect(at('2026-11-16', '11:00', 'DEU', 'CZE')).toBe('2026-11-18')
    // A lead time of two days is no delivery in two days.
    expect(at('2026-11-16', '11:00', 'DEU', 'DEU', 2)).toBe('2026-11-19')
  })

  it('waits while the shop is closed, also after a later payment', () => {
    const closed = [...closedDaysFrom([{ from: '2026-11-23', to: '2026-12-01' }], '2026-11-20')]
    const one: Delivery = {
      now: shopInstant('2026-11-20', '13:00'),
      delayDays: 0,
      country: 'DEU',
      shipper: {
        type: 'DELIVERY',
        delivery: {
          nearestDeliveryDate: '2026-11-20',
          closesAt: '12:00',
          transit: { days: 1, from: 'DEU', closed },
        },
      },
    }
    expect(deliveryDay(one)).toBe('2026-12-03')
    expect(promiseDelivery(one)).toMatchObject({ orderBy: '2026-12-02T11:00:00.000Z' })
    // Dispatched in time: it is in transit while the shop is closed.
    expect(deliveryDay({ ...one, now: shopInstant('2026-11-20', '11:00') })).toBe('2026-11-23')
    const paidLater = { ...one, payment: { prepaid: true } }
    expect(promiseDelivery(paidLater)).toEqual({ kind: 'after_payment', workdays: 2 + 7 })
  })

  it('is valid until its cut-off, and a later one from then on', () => {
    everyCase((one, random) => {
      const promise = promiseDelivery(one)
      if (promise.kind !== 'date') throw new Error('not paid in advance')
      const cutOff = new Date(promise.orderBy ?? '')
      expect(cutOff > one.now).toBe(true)
      if (!one.shipper.delivery.transit) return
      const left = cutOff.getTime() - one.now.getTime()
      const before = new Date(one.now.getTime() + Math.floor((random(1000) / 1000) * (left - 1)))
      expect(deliveryDay({ ...one, now: before })).toBe(promise.day)
      expect(deliveryDay({ ...one, now: cutOff }) > promise.day).toBe(true)
    })
  })

  it('is never earlier for a later order', () => {
    everyCase((one, random) => {
      const later = new Date(one.now.getTime() + random(20_000) * 60_000)
      expect(deliveryDay({ ...one, now: later }) >= deliveryDay(one)).toBe(true)
    })
  })
})
