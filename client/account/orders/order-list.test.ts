import { describe, it } from 'vitest'
import type { Order } from '../../../domain/order/order.ts'
import { currentTotal } from '../../../domain/order/amount-to-pay.ts'

/** An order of 65.90; only the fields that are read. */
const orderWith = (credited: number) =>
  ({
    state: { credited, paid: 65.9 },
    document: { totals: { order: { gross: 65.9 } } },
    prices: { totalWithTax: 65.9 },
  }) as Order

describe('§3 Order: its total in the account’s list', () => {
  it.for([
    [0, 65.9],
    [30, 35.9],
    [65.9, 65.9],
  ] as const)('after deductions of %d is %d', ([credited, total], { expect }) => {
    expect(currentTotal(orderWith(credited))).toBe(total)
  })
})
