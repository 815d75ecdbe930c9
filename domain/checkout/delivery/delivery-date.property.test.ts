import { describe, expect, it } from 'vitest'
import { addDays, weekdayOf } from '../../time/day.ts'
import { deliveryPromise } from './delivery-date.ts'
import { isHoliday } from './holidays.ts'

const countries = ['CZE', 'SVK', 'DEU', 'AUT', 'POL']
const closesAt = '14:00'

/** UTC offset of Paris in hours, by the EU's DST rule. */
function offsetOf(day: string, time: string): number {
  const local = `${day}T${time}`
  const begin = `${lastSunday(day.slice(0, 4), '03')}T03:00`
  const end = `${lastSunday(day.slice(0, 4), '10')}T03:00`
  return local >= begin && local < end ? 2 : 1
}

function lastSunday(year: string, month: string): string {
  let day = `${year}-${month}-31`
  while (weekdayOf(day) !== 7) day = addDays(day, -1)
  return day
}

function atShop(day: string, time: string): Date {
  const instant = new Date(`${day}T${time}:00Z`)
  instant.setUTCHours(instant.getUTCHours() - offsetOf(day, time))
  return instant
}

const isRest = (day: string, country: string) => weekdayOf(day) > 5 || isHoliday(day, country)

function firstWorkingDay(from: string, country: string): string {
  return isRest(from, country) ? firstWorkingDay(addDays(from, 1), country) : from
}

/** Violations on any day in any country; `check` returns them. */
function wrongDays(check: (day: string, country: string) => unknown): string[] {
  const wrong: string[] = []
  for (let day = '2024-01-01'; day < '2034-01-01'; day = addDays(day, 1)) {
    for (const country of countries) {
      const found = check(day, country)
      if (found) wrong.push(`${day} ${country}: ${String(found)}`)
    }
  }
  return wrong
}

function promised(day: string, time: string, delayDays: number, nearest: string, country: string) {
  const shipper = {
    type: 'DELIVERY',
    delivery: { nearestDeliveryDate: nearest, closesAt },
  } as const
  return deliveryPromise({ now: atShop(day, time), delayDays, shipper, country }).date
}

// Half a million days exceed the default timeout on a busy machine.
describe('§4 Delivery date, every day of ten years', { timeout: 60_000 }, () => {
  it('is never a weekend or a holiday of the recipient, and never before the shipper’s minimum', () => {
    const wrong = wrongDays((day, country) =>
      [0, 1, 3].find((ahead) => {
        const nearest = addDays(day, ahead)
        const date = promised(day, '10:00', 0, nearest, country)
        return isRest(date, country) || date !== firstWorkingDay(nearest, country)
      }),
    )
    expect(wrong).toEqual([])
  })

  it('is not earlier for items with a longer delay', () => {
    const wrong = wrongDays((day, country) =>
      ['09:00', '20:00'].find((time) => {
        const dates = [0, 1, 2, 5, 14].map((delay) => promised(day, time, delay, day, country))
        return dates.join() !== dates.toSorted().join()
      }),
    )
    expect(wrong).toEqual([])
  })

  it('is a day later after the cut-off, and only for items with a delay', () => {
    const wrong = wrongDays((day, country) => {
      const at = (time: string, delay: number) => promised(day, time, delay, day, country)
      const before = at('00:00', 2) === at('13:59', 2)
      const after = at('14:00', 2) === at('23:59', 2) && at('14:00', 2) === at('13:59', 3)
      const inStock = at('13:59', 0) === at('14:00', 0)
      return before && after && inStock ? '' : [before, after, inStock]
    })
    expect(wrong).toEqual([])
  })

  it('uses the shop’s time zone on days of DST changes', () => {
    const changes = Array.from({ length: 10 }, (_, index) => String(2024 + index)).flatMap(
      (year) => [lastSunday(year, '03'), lastSunday(year, '10')],
    )
    expect(changes).toContain('2026-03-29')
    expect(changes).toContain('2026-10-25')
    for (const change of changes) {
      for (const day of [addDays(change, -1), change, addDays(change, 1)]) {
        for (const time of ['00:00', '01:59', '03:00', '13:59', '14:00', '23:59']) {
          const due = addDays(day, time >= closesAt ? 2 : 1)
          const date = promised(day, time, 1, day, 'DEU')
          const expected = firstWorkingDay(due, 'DEU')
          expect(`${day} ${time} ${date}`).toBe(`${day} ${time} ${expected}`)
        }
      }
    }
  })

  it('is independent of the instant’s time zone', () => {
    const written = ['2026-03-29T14:00:00+02:00', '2026-03-29T04:00:00-08:00']
    const shipper = {
      type: 'DELIVERY',
      delivery: { nearestDeliveryDate: '2026-03-29', closesAt },
    } as const
    const dates = written.map((text) =>
      deliveryPromise({ now: new Date(text), delayDays: 1, shipper, country: 'DEU' }),
    )
    expect(dates.map(({ date }) => date)).toEqual(['2026-03-31', '2026-03-31'])
  })
})
