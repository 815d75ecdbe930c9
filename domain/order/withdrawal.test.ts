import { describe, expect, it } from 'vitest'
import { addDays, weekdayOf } from '../time/day.ts'
import { isHoliday } from '../checkout/delivery/holidays.ts'
import { orderDeadline, withdrawalDeadline } from './withdrawal.ts'

describe('§ 356a BGB withdrawal: the deadline', () => {
  it.each([
    ['a working day', '2026-11-04', 'DEU', '2026-11-18'],
    ['a Saturday', '2026-11-07', 'DEU', '2026-11-23'],
    ['a Sunday', '2026-11-08', 'DEU', '2026-11-23'],
    ['Christmas and the weekend after it', '2026-12-11', 'DEU', '2026-12-28'],
    ['New Year and the weekend after it', '2026-12-18', 'CZE', '2027-01-04'],
    ['a holiday of that country', '2026-11-03', 'CZE', '2026-11-18'],
    ['the same day elsewhere', '2026-11-03', 'SVK', '2026-11-17'],
    ['Good Friday up to Easter Monday', '2027-03-12', 'DEU', '2027-03-30'],
    ['the Austrian 8 December', '2026-11-24', 'AUT', '2026-12-09'],
    ['an unknown country, by weekends alone', '2026-12-11', 'USA', '2026-12-25'],
  ])('§ 193 BGB: fourteen days would end on %s', (_, received, country, deadline) => {
    expect(withdrawalDeadline(received, country)).toBe(deadline)
  })

  it('is never shorter than fourteen days and always a working day, for ten years', () => {
    for (const country of ['DEU', 'CZE', 'SVK', 'AUT']) {
      for (let day = '2026-01-01'; day < '2036-01-01'; day = addDays(day, 1)) {
        const deadline = withdrawalDeadline(day, country)
        expect(deadline >= addDays(day, 14) && deadline <= addDays(day, 20)).toBe(true)
        expect(weekdayOf(deadline) > 5 || isHoliday(deadline, country)).toBe(false)
      }
    }
  })
})

describe('§ 356a BGB withdrawal: the deadline of an order', () => {
  const address = { street: 'Dlouhá', houseNumber: '1', city: 'Brno', postcode: '602 00' }
  const czech = { ...address, country: 'CZE' }
  const german = { ...address, country: 'DEU' }

  it('uses the holidays of the destination country', () => {
    const order = { expectedDelivery: '2026-11-03', billingAddress: german }
    expect(orderDeadline({ ...order, shippingAddress: czech })).toBe('2026-11-18')
    expect(orderDeadline({ ...order, shippingAddress: null })).toBe('2026-11-17')
  })

  it('is open while the arrival is unknown', () => {
    const order = { expectedDelivery: null, billingAddress: german, shippingAddress: null }
    expect(orderDeadline(order)).toBeNull()
  })
})
