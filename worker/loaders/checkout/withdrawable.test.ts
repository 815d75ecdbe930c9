import { describe, expect, it } from 'vitest'
import type { Order } from '../../../domain/order/order.ts'
import { order } from '../../testing/sample-shop.ts'
import { withdrawable } from './withdrawable.ts'

const now = new Date('2026-11-21T20:00:00Z')
const offered = (changes: Partial<Order>) =>
  withdrawable([{ ...order, ...changes }], now).map(({ deadline }) => deadline)

describe('§ 356a BGB orders of a customer', () => {
  it('are offered until the last day of the period', () => {
    expect(offered({ expectedDelivery: '2026-11-09' })).toEqual(['2026-11-23'])
    expect(offered({ expectedDelivery: '2026-11-06' })).toEqual([])
    expect(offered({ expectedDelivery: null })).toEqual([null])
  })

  it('are not offered when nothing can be withdrawn', () => {
    const business = { businessName: 'Luft GmbH', tin: '', vatin: '', vatinsvk: '' }
    expect(offered({ status: 'cancelled' })).toEqual([])
    expect(offered({ business })).toEqual([])
    const nothing = { paid: 9, refunded: 0, credited: 9, due: 0, refundDue: 9, items: [] }
    for (const fulfilment of ['withdrawn', 'cancelled'] as const) {
      const state = { ...nothing, fulfilment, payment: 'refund_pending' as const }
      expect(offered({ status: 'refund_pending', state })).toEqual([])
    }
  })
})
