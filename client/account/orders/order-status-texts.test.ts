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

const parcel = { id: 'dhl', name: 'DHL Paket', type: 'DELIVERY' } as const
const pickup = { id: 'pickup', name: 'Abholung', type: 'PERSONAL' } as const

describe('text of an order’s status', () => {
  it('is the plain status if the store has no more', ({ expect }) => {
    expect(standingTexts({ status: 'paid', shipper: parcel })).toEqual(['customer.status.paid'])
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
    expect(standingTexts({ status: 'new', state, shipper: parcel })).toEqual(texts)
  })

  it('§4 says of goods to be collected that they are ready, not that they were sent', ({
    expect,
  }) => {
    const textsOf = (fulfilment: OrderStanding['fulfilment']) =>
      standingTexts({ status: 'paid', state: standing(fulfilment, 'paid'), shipper: pickup })
    expect(textsOf('shipped')[0]).toBe('customer.fulfilment.ready')
    expect(textsOf('partly_shipped')[0]).toBe('customer.fulfilment.partly_ready')
    expect(textsOf('packed')[0]).toBe('customer.fulfilment.packed')
  })
})
