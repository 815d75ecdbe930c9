import { describe, expect, it } from 'vitest'
import { addDays, shopTime, weekdayOf } from '../../time/day.ts'
import { deliveryPromise } from './delivery-date.ts'
import { isHoliday } from './holidays.ts'

const countries = ['CZE', 'SVK', 'DEU', 'AUT']

function shipper(nearestDeliveryDate: string, type: 'PERSONAL' | 'DELIVERY' = 'DELIVERY') {
  return { type, delivery: { nearestDeliveryDate, closesAt: '14:00' } }
}

function promised(now: string, delayDays: number, nearest: string, country = 'CZE') {
  return deliveryPromise({ now: new Date(now), delayDays, shipper: shipper(nearest), country })
}

describe('§4 Delivery date', () => {
  it('moves a Saturday and a Sunday to Monday', () => {
    expect(promised('2026-11-20T08:00:00Z', 1, '2026-11-20').date).toBe('2026-11-23')
    expect(promised('2026-11-20T08:00:00Z', 2, '2026-11-20').date).toBe('2026-11-23')
  })

  it('skips Christmas and the weekend after it in Czechia', () => {
    expect(promised('2026-12-23T08:00:00Z', 1, '2026-12-23').date).toBe('2026-12-28')
  })

  it('adds a day for delayed items after the cut-off', () => {
    expect(promised('2026-11-23T12:59:00Z', 1, '2026-11-23').date).toBe('2026-11-24')
    expect(promised('2026-11-23T13:00:00Z', 1, '2026-11-23').date).toBe('2026-11-25')
  })

  it('adds no day after the cut-off for items in stock', () => {
    expect(promised('2026-11-23T18:00:00Z', 0, '2026-11-24').date).toBe('2026-11-24')
  })

  it('takes the later of the items and the shipper', () => {
    expect(promised('2026-11-23T08:00:00Z', 1, '2026-11-27').date).toBe('2026-11-27')
    expect(promised('2026-11-23T08:00:00Z', 4, '2026-11-24').date).toBe('2026-11-27')
  })

  it('uses the shop’s day, not UTC', () => {
    expect(shopTime(new Date('2026-11-22T23:30:00Z'))).toEqual({ day: '2026-11-23', time: '00:30' })
    expect(promised('2026-11-22T23:30:00Z', 0, '2026-11-20').kind).toBe('today')
  })

  it('distinguishes today, tomorrow and a date', () => {
    expect(promised('2026-11-23T08:00:00Z', 0, '2026-11-23').kind).toBe('today')
    expect(promised('2026-11-23T08:00:00Z', 0, '2026-11-24').kind).toBe('tomorrow')
    expect(promised('2026-11-23T08:00:00Z', 0, '2026-11-25').kind).toBe('date')
  })

  it('offers items in stock for immediate pick-up while the branch is open', () => {
    const pickup = shipper('2026-11-23', 'PERSONAL')
    const at = (now: string) =>
      deliveryPromise({ now: new Date(now), delayDays: 0, shipper: pickup, country: 'CZE' })
    expect(at('2026-11-23T08:00:00Z')).toEqual({
      kind: 'immediate',
      date: '2026-11-23',
      pickup: true,
    })
    expect(at('2026-11-23T15:00:00Z').kind).toBe('today')
  })

  it('holds over ten years: a working day, never before items or shipper, at most eight days on', () => {
    for (let day = '2024-01-01'; day < '2034-01-01'; day = addDays(day, 1)) {
      const country = countries[weekdayOf(day) % countries.length] ?? 'CZE'
      const delayDays = weekdayOf(addDays(day, 3)) - 1
      const nearest = addDays(day, weekdayOf(day) % 4)
      const now = new Date(`${day}T${weekdayOf(day) > 3 ? '15' : '09'}:00:00Z`)
      const { date } = deliveryPromise({ now, delayDays, shipper: shipper(nearest), country })
      const due = addDays(day, delayDays + (delayDays > 0 && weekdayOf(day) > 3 ? 1 : 0))
      const earliest = due > nearest ? due : nearest
      expect(weekdayOf(date)).toBeLessThan(6)
      expect(isHoliday(date, country)).toBe(false)
      expect(date >= earliest).toBe(true)
      expect(date <= addDays(earliest, 8)).toBe(true)
      for (let skipped = earliest; skipped < date; skipped = addDays(skipped, 1)) {
        expect(weekdayOf(skipped) > 5 || isHoliday(skipped, country)).toBe(true)
      }
    }
  })
})
