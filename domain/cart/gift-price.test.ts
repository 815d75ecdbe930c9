import { describe, expect, it } from 'vitest'
import { giftPrice, giftTotal } from './gift-price.ts'

describe('§9 gift price', () => {
  it('is rounded up to the decimal places of the currency', () => {
    expect(giftPrice({ priceWithTax: 0.012 }, 2)).toBe(0.02)
    expect(giftPrice({ priceWithTax: 0.25 }, 0)).toBe(1)
    expect(giftPrice({ priceWithTax: 0.29 }, 2)).toBe(0.29)
    expect(giftPrice({ priceWithTax: 3 }, 0)).toBe(3)
  })

  it('sums over the chosen gifts, the net part by the ratio of the original prices', () => {
    const one = { priceWithTax: 0.25, priceWithoutTax: 0.2066 }
    expect(giftTotal([one, one], 0)).toEqual({ withTax: 2, withoutTax: 1.66 })
    expect(giftTotal([], 2)).toEqual({ withTax: 0, withoutTax: 0 })
    expect(giftTotal([{ priceWithTax: 0, priceWithoutTax: 0 }], 2)).toEqual({
      withTax: 0,
      withoutTax: 0,
    })
  })
})
