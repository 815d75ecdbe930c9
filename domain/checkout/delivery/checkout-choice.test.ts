import { describe, expect, it } from 'vitest'
import type { Payment, Shipper } from '../checkout.ts'
import { methodsOf, missingMethods } from './checkout-choice.ts'
import { type ChosenMethods, parseChosenMethods } from './chosen-methods.ts'
import { withPickupPoint } from './pickup-point.ts'

const branch = { id: 'b1', name: 'Berlin', address: '', openingHours: '' }
const delivery = { nearestDeliveryDate: '2026-11-24', closesAt: '14:00' }
const base = { description: '', priceWithTax: 0, priceWithoutTax: 0 }
const courier: Shipper = {
  ...base,
  id: 'dhl',
  code: 'dhl',
  name: 'DHL',
  type: 'DELIVERY',
  requiredAddress: true,
  freeFrom: null,
  blockedPayments: ['cash'],
  delivery,
  branches: [],
}
const pickup: Shipper = {
  ...courier,
  id: 'shop',
  type: 'PERSONAL',
  blockedPayments: [],
  branches: [branch],
}
const card: Payment = { ...base, id: 'card', code: 'card', name: 'Karte', online: true }
const cash: Payment = { ...card, id: 'cash', online: false }

const methods = (chosen: Partial<ChosenMethods>) =>
  methodsOf(parseChosenMethods(chosen), [courier, pickup], [card, cash])

describe('§4 Cart and checkout: selection of methods', () => {
  it('clears a payment that the new shipper excludes', () => {
    expect(methods({ shipperId: 'shop', paymentId: 'cash' }).payment).toBe(cash)
    expect(methods({ shipperId: 'dhl', paymentId: 'cash' }).payment).toBeNull()
  })

  it('clears the branch of another shipper', () => {
    expect(methods({ shipperId: 'shop', branchId: 'b1' }).branchId).toBe('b1')
    expect(methods({ shipperId: 'dhl', branchId: 'b1' }).branchId).toBeNull()
  })

  it('clears unavailable and invalid parts', () => {
    expect(methods({ shipperId: 'gone', paymentId: '<script>' })).toEqual({
      shipper: null,
      branchId: null,
      payment: null,
      slotId: null,
    })
  })

  it('clears a shipper that cannot carry the items', () => {
    const refused = { reason: 'length' as const, limit: 600, items: ['Wickelfalzrohr'] }
    const chosen = parseChosenMethods({ shipperId: 'dhl' })
    expect(methodsOf(chosen, [{ ...courier, refused }], []).shipper).toBeNull()
  })

  it('keeps a known point of the carrier, and requires one before', () => {
    const points = { provider: 'ppl', countries: ['DEU'] }
    const ppl: Shipper = { ...courier, id: 'ppl', type: 'PERSONAL', points }
    const chosen = parseChosenMethods({ shipperId: 'ppl', branchId: 'p1', paymentId: 'card' })
    expect(missingMethods(methodsOf(chosen, [ppl], [card]))).toEqual(['branch'])
    const known = withPickupPoint([courier, ppl], 'ppl', { ...branch, id: 'p1' })
    expect(missingMethods(methodsOf(chosen, known, [card]))).toEqual([])
    expect(known[0]).toBe(courier)
    expect(withPickupPoint(known, 'ppl', { ...branch, id: 'p1' })[1]?.branches).toHaveLength(1)
  })

  it('keeps a time slot with a shipper that has slots', () => {
    const freight = { ...courier, id: 'freight', hasDeliveryTimes: true }
    const chosen = { shipperId: 'freight', slotId: 'freight_2026-11-24_08' }
    expect(methodsOf(parseChosenMethods(chosen), [freight], []).slotId).toBe(chosen.slotId)
    expect(methods({ shipperId: 'dhl', slotId: chosen.slotId }).slotId).toBeNull()
  })

  it.each([
    [{}, ['shipper', 'payment']],
    [{ paymentId: 'card' }, ['shipper']],
    [{ shipperId: 'shop' }, ['branch', 'payment']],
    [{ shipperId: 'shop', paymentId: 'card' }, ['branch']],
    [{ shipperId: 'shop', branchId: 'b1' }, ['payment']],
    [{ shipperId: 'shop', branchId: 'b1', paymentId: 'cash' }, []],
  ])('§4 %j: %j are missing, all at once', (chosen, expected) => {
    expect(missingMethods(methods(chosen))).toEqual(expected)
  })
})
