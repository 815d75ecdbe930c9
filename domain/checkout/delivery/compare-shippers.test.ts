import { describe, expect, it } from 'vitest'
import type { Shipper } from '../checkout.ts'
import { cheaperInTime, type Compared, fastestOf } from './compare-shippers.ts'

function compared(
  id: string,
  day: string,
  price: number,
  type: Shipper['type'] = 'DELIVERY',
): Compared {
  const shipper: Shipper = {
    id,
    code: id,
    name: id,
    description: '',
    type,
    requiredAddress: type !== 'PERSONAL',
    priceWithTax: price,
    priceWithoutTax: price,
    freeFrom: null,
    blockedPayments: [],
    delivery: { nearestDeliveryDate: '2026-11-23', closesAt: '12:00' },
    branches: [],
  }
  return { shipper, day, price }
}

const dhl = compared('dhl', '2026-11-25', 0)
const express = compared('express', '2026-11-24', 14.9)
const pickup = compared('pickup', '2026-11-23', 0, 'PERSONAL')

describe('§4 fastest shipper, by the promised day', () => {
  it('has the earliest day, whatever each one’s nearest date', () => {
    expect(fastestOf([dhl, express])).toBe(express.shipper)
    expect(fastestOf([dhl, express, pickup])).toBe(pickup.shipper)
  })

  it('is the cheapest of several on one day, and none if all have the same', () => {
    const late = compared('freight', '2026-11-27', 59)
    const sameDay = { ...express, day: dhl.day }
    expect(fastestOf([sameDay, dhl, late])).toBe(dhl.shipper)
    expect(fastestOf([sameDay, dhl])).toBeNull()
    expect(fastestOf([])).toBeNull()
  })

  it('finds the cheaper delivery that is no slower', () => {
    const sameDay = { ...express, day: dhl.day }
    expect(cheaperInTime(sameDay, [dhl, sameDay, pickup])).toBe(dhl)
    expect(cheaperInTime(express, [dhl, express, pickup])).toBeUndefined()
    expect(cheaperInTime(dhl, [dhl, sameDay])).toBeUndefined()
    expect(cheaperInTime({ ...pickup, price: 5 }, [dhl])).toBeUndefined()
  })
})
