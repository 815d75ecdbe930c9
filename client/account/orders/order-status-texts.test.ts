import { describe, it } from 'vitest'
import type { OrderStanding } from '../../../domain/order/order-history.ts'
import { standingTexts } from './order-status-texts.ts'

const standing = (
  fulfilment: OrderStanding['fulfilment'],
  payment: OrderStanding['payment'],
): OrderStanding => ({
  fulfilment,
  payment,
  paid: 0,
  refunded: 0,
  credited: 0,
  due: 0,
  refundDue: 0,
  items: [],
})

describe('text of an order’s status', () => {
  it('is the plain status if the store has no more', ({ expect }) => {
    expect(standingTexts({ status: 'paid' })).toEqual(['customer.status.paid'])
  })

  it.for([
    ['open', 'open', ['customer.status.new']],
    ['open', 'paid', ['customer.status.paid']],
    ['open', 'declined', ['customer.status.payment_failed']],
    ['packed', 'open', ['customer.fulfilment.packed', 'customer.payment.open']],
    ['shipped', 'paid', ['customer.fulfilment.shipped', 'customer.status.paid']],
    ['withdrawn', 'refunded', ['customer.fulfilment.withdrawn', 'customer.payment.refunded']],
    ['cancelled', 'nothing_due', ['customer.status.cancelled']],
  ] as const)('maps %s and %s to %j', ([fulfilment, payment, texts], { expect }) => {
    const state = standing(fulfilment, payment)
    expect(standingTexts({ status: 'new', state })).toEqual(texts)
  })
})
