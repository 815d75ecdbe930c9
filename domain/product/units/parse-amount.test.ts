import { describe, expect, it } from 'vitest'
import { parseAmount } from './parse-amount.ts'

describe('§5 a typed amount', () => {
  it.each([
    ['5', 5],
    [' 2,5 ', 2.5],
    ['0.125', 0.125],
    ['1,5', 1.5],
    ['1 000', 1000],
    ['9\u00a0999', 9999],
    ['1 5', null],
    ['1, 5', null],
    ['9999', 9999],
    ['0', null],
    ['-1', null],
    ['1e3', null],
    ['10000', null],
    ['1.000', null],
    ['2,000', null],
    ['1,250', 1.25],
    ['5 Stk', null],
    ['', null],
    ['٣', null],
  ])('%j is %j', (text, amount) => {
    expect(parseAmount(text)).toBe(amount)
  })
})
