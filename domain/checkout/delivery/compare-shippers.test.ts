import { describe, expect, it } from 'vitest'
import type { Shipper } from '../checkout.ts'
import { cheaperAndNoLater, type ComparedShipper, fastestShipper } from './compare-shippers.ts'

function compared(
  id: string,
  day: string,
  price: number,
  type: Shipper['type'] = 'DELIVERY',
): ComparedShipper {
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
    expect(fastestShipper([dhl, express])).toBe(express.shipper)
    expect(fastestShipper([dhl, express, pickup])).toBe(pickup.shipper)
  })

  it('is the cheapest of several on one day, and none if all have the same', () => {
    const late = compared('freight', '2026-11-27', 59)
    const sameDay = { ...express, day: dhl.day }
    expect(fastestShipper([sameDay, dhl, late])).toBe(dhl.shipper)
    expect(fastestShipper([sameDay, dhl])).toBeNull()
    expect(fastestShipper([])).toBeNull()
  })

  it('finds the cheaper delivery that is no slower', () => {
    const sameDay = { ...express, day: dhl.day }
    expect(cheaperAndNoLater(sameDay, [dhl, sameDay, pickup])).toBe(dhl)
    expect(cheaperAndNoLater(express, [dhl, express, pickup])).toBeUndefined()
    expect(cheaperAndNoLater(dhl, [dhl, sameDay])).toBeUndefined()
    expect(cheaperAndNoLater({ ...pickup, price: 5 }, [dhl])).toBeUndefined()
  })
})
