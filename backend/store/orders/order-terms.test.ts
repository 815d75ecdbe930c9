import { describe, expect, it } from 'vitest'
import { decide } from '../../../domain/order/order-command.ts'
import type { Order } from '../../../domain/order/order.ts'
import {
  fulfilmentOf,
  remainingOf,
  newOrderState,
  refundDueOf,
} from '../../../domain/order/order-state.ts'
import { settle } from '../../../domain/order/settle.ts'
import { randomOrder } from '../../../domain/order/testing/random-order.ts'
import { priceLine } from '../../pricing/total.ts'
import { termsOf } from './order-terms.ts'

/** The parts of an order that its terms depend on. */
function orderOf(input: Parameters<typeof settle>[0]) {
  const document = settle(input)
  const payment = { id: 'card', name: 'Karte', online: true }
  const prices = { totalWithTax: document.totals.order.gross }
  return { items: [], prices, payment, document } as unknown as Order
}

function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

describe('§9 a part of an order is cancelled', () => {
  it('keeps the promised price of the remaining items, free pieces and discounts included', () => {
    let steps = 0
    for (let seed = 1; seed <= 400; seed++) {
      const next = numbers(seed)
      const terms = termsOf(orderOf(randomOrder(seed)))
      let state = decide(newOrderState(terms), { kind: 'pay' }).state
      while (fulfilmentOf(state) !== 'cancelled') {
        const waiting = state.lines.filter((line) => remainingOf(line) > 0)
        const line = waiting[next(waiting.length)]
        if (!line) throw new Error('Nothing is left')
        const items = { [line.id]: 1 + next(remainingOf(line)) }
        state = decide(state, { kind: 'cancel', items }).state
        steps++
        // The amount owed for remaining goods is their share of the agreed total, to the cent.
        const remaining = state.lines.reduce(
          (sum, one) => sum + (one.value * remainingOf(one)) / one.amount,
          0,
        )
        const itemsTotal = terms.lines.reduce((sum, { value }) => sum + value, 0)
        const owed = itemsTotal - Math.min(state.credited, itemsTotal)
        // Delivery and fees are credited with the last piece.
        const slack = fulfilmentOf(state) === 'cancelled' ? itemsTotal : state.lines.length / 2
        expect(Math.abs(owed - remaining), `seed ${seed}`).toBeLessThanOrEqual(slack)
        expect(terms.total - state.credited + refundDueOf(state), `seed ${seed}`).toBe(terms.total)
      }
      expect([state.credited, refundDueOf(state)], `seed ${seed}`).toEqual([
        terms.total,
        terms.total,
      ])
    }
    expect(steps).toBeGreaterThan(2000)
  })

  it.each([
    ['3 + 1 free, one cancelled', { nPlusOne: 3, tiers: [] }, 4, 1, 3000, 2250],
    ['3 + 1 free, all paid ones cancelled', { nPlusOne: 3, tiers: [] }, 4, 3, 3000, 750],
    [
      '10 at the price of 10, five cancelled',
      { nPlusOne: 0, tiers: [{ from: 10, percent: 20 }] },
      10,
      5,
      8000,
      4000,
    ],
  ] as const)('%s', (_, { nPlusOne, tiers }, ordered, cancelled, total, remaining) => {
    const rule = {
      currency: 'EUR',
      groupPercent: 0,
      vatPercent: 19,
      baseMeasure: null,
      tiers,
    } as unknown as Parameters<typeof priceLine>[1]
    const list = { withTax: 1000, originalWithTax: null, lowest30WithTax: null }
    const priced = priceLine(list, rule, ordered * 1000, nPlusOne)
    const value = priced.total.withTax
    expect(value).toBe(total)
    const line = { id: 'fan', parentId: null, amount: ordered * 1000, price: value, value }
    const fresh = newOrderState({ lines: [line], total: value, isPaidBefore: true })
    const { state } = decide(fresh, { kind: 'cancel', items: { fan: cancelled * 1000 } })
    expect(value - state.credited).toBe(remaining)
  })
})
