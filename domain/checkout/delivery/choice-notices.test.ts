import { describe, expect, it } from 'vitest'
import type { Payment, Shipper } from '../checkout.ts'
import { methodsOf } from './checkout-choice.ts'
import { parseChosenMethods } from './chosen-methods.ts'
import { changedPrices, clearedChoices, serializeSeenPrices } from './choice-notices.ts'

const shipper: Shipper = {
  id: 'express',
  code: 'EXPRESS',
  name: 'Express',
  description: '',
  type: 'DELIVERY',
  requiredAddress: true,
  priceWithTax: 14.9,
  priceWithoutTax: 12.52,
  freeFrom: null,
  blockedPayments: ['cod'],
  delivery: { nearestDeliveryDate: '2026-11-24', closesAt: '14:00' },
  branches: [],
}
const card: Payment = {
  id: 'card',
  code: 'CARD',
  name: 'Karte',
  description: '',
  priceWithTax: 0,
  priceWithoutTax: 0,
  online: true,
}
const cod: Payment = { ...card, id: 'cod', name: 'Nachnahme', priceWithTax: 1.5 }

function cleared(input: Record<string, string>, payments = [card, cod]) {
  const chosen = parseChosenMethods(input)
  return clearedChoices(chosen, methodsOf(chosen, [shipper], payments), payments)
}

describe('§4 Cleared choices', () => {
  it('appear once each', () => {
    expect(cleared({ shipperId: 'express', paymentId: 'card' })).toEqual([])
    expect(cleared({ shipperId: 'gone', branchId: 'b', slotId: 's', paymentId: 'card' })).toEqual([
      { kind: 'shipperUnavailable' },
    ])
    expect(cleared({ shipperId: 'express', paymentId: 'card' }, [cod])).toEqual([
      { kind: 'paymentUnavailable' },
    ])
    expect(cleared({ shipperId: 'express', branchId: 'b', slotId: 's' })).toEqual([
      { kind: 'branchUnavailable' },
      { kind: 'slotUnavailable' },
    ])
  })

  it('name the payment and the method that excludes it', () => {
    expect(cleared({ shipperId: 'express', paymentId: 'cod' })).toEqual([
      { kind: 'paymentBlocked', name: 'Nachnahme', shipper: 'Express' },
    ])
  })
})

describe('§4 Prices that changed since the selection', () => {
  const methods = { shipper, branchId: null, payment: cod, slotId: null }

  it('appear by method', () => {
    const displayed = serializeSeenPrices(methods, 'EUR')
    expect(changedPrices(displayed, methods, 'EUR')).toEqual([])
    const dearer = { ...methods, shipper: { ...shipper, priceWithTax: 16.9 } }
    expect(changedPrices(displayed, dearer, 'EUR')).toEqual([
      { kind: 'price', name: 'Express', before: 14.9, now: 16.9 },
    ])
  })

  it('are not compared with another currency, a first selection or junk', () => {
    for (const displayed of ['CZK:249:39', 'EUR::', 'EUR:<b>:-1', '', ':::::'])
      expect(changedPrices(displayed, methods, 'EUR')).toEqual([])
  })
})
