import { describe, expect, it } from 'vitest'
import { numbersOf } from './testing/random-document.ts'
import { priceOf, unitNet } from './unit-net.ts'

describe('unit price of an invoice line (BT-146)', () => {
  it('times the amount is the net sum, for any sum and amount', () => {
    const next = numbersOf(7)
    for (let round = 0; round < 5000; round++) {
      const net = next(10_000_000) / 100
      const amount = (1 + next(200_000)) / 1000
      expect(priceOf(unitNet(net, amount), amount), `${net} by ${amount}`).toBe(net)
    }
  })

  it('has no more digits than needed', () => {
    expect(unitNet(30, 3)).toBe('10.00')
    expect(unitNet(100, 3)).toBe('33.333')
    expect(unitNet(0, 4)).toBe('0.00')
    expect(unitNet(12.34, 0)).toBe('0.00')
    expect(unitNet(0.01, 200)).toBe('0.00005')
  })
})
