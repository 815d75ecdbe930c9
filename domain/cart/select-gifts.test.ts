import { describe, expect, it } from 'vitest'
import type { Gift } from './gift.ts'
import { formatGiftIds, selectGifts, parseGiftIds } from './select-gifts.ts'

const gift = (id: string, more: Partial<Gift> = {}): Gift => ({
  id,
  variantId: `v-${id}`,
  name: id,
  image: null,
  price_from: 100,
  priceWithTax: 0.01,
  priceWithoutTax: 0.0084,
  isAvailable: true,
  isReached: true,
  ...more,
})
const offered = [
  gift('tape'),
  gift('mug', { isReached: false }),
  gift('cap', { isAvailable: false }),
  gift('pen'),
]

describe('§4 chosen gifts', () => {
  it('are dropped when out of stock or below the minimum order value', () => {
    const { chosen, dropped } = selectGifts(['tape', 'mug', 'cap', 'unknown'], offered)
    expect(chosen.map(({ id }) => id)).toEqual(['tape'])
    expect(dropped.map(({ id }) => id)).toEqual(['mug', 'cap'])
  })

  it('do not include others', () => {
    expect(selectGifts([], offered)).toEqual({ chosen: [], dropped: [] })
  })

  it('survive in a cookie, junk does not', () => {
    expect(parseGiftIds(formatGiftIds(['tape', 'pen']))).toEqual(['tape', 'pen'])
    expect(parseGiftIds('a~a~<b>~~💥')).toEqual(['a'])
    expect(parseGiftIds(null)).toEqual([])
    expect(parseGiftIds(Array.from({ length: 50 }, (_, n) => `g${n}`).join('~'))).toHaveLength(10)
  })
})
