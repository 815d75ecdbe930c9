import { describe, expect, it } from 'vitest'
import type { CartItem } from './cart.ts'
import { delayOfOthers, essentialsOfLine, isInvalidLine, lineName } from './cart-lines.ts'

const item = (name: string, amountMax: number | null = null, isDiscount = false): CartItem => ({
  id: '1',
  productId: 'p',
  variantId: 'v',
  amount: 1,
  product: {
    id: 'p',
    name: 'Rohr Ø 100',
    slug: 'rohr',
    categoryFullname: '',
    marketingCode: '',
    catalogCode: '',
    image: null,
  },
  variant: {
    id: 'v',
    name,
    catalogCode: '',
    unit: { code: 'piece', step: 1 },
    amountMin: 1,
    amountMax,
    delayDays: 0,
    essentials: [],
  },
  prices: { unitWithTax: 1, unitWithoutTax: 1, totalWithTax: 1, totalWithoutTax: 1 },
  isDiscount,
})

describe('§3 Cart item: name and properties of a line', () => {
  it('are those of the variant', () => {
    const line = item('Ø\u00a0160 mm, AC')
    line.variant.essentials = ['Ø 160\u00a0mm', '550 m³/h']
    line.shoppable = { id: 'v', name: 'Rohr 160 – Ø 160 mm', marketingCode: '', warehouses: [] }
    expect(lineName(line)).toBe('Rohr 160 – Ø 160 mm')
    expect(essentialsOfLine(line)).toEqual(['AC', '550 m³/h'])
  })
})

describe('§4 Cart: unavailable lines', () => {
  it('are those without even the minimum amount', () => {
    expect(isInvalidLine(item('', 0))).toBe(true)
    expect(isInvalidLine(item('', 1))).toBe(false)
    expect(isInvalidLine(item('', null))).toBe(false)
    expect(isInvalidLine(item('', 0, true))).toBe(false)
  })
})

describe('§4 delivery promise: the line that delays a cart', () => {
  const cartOf = (...delays: number[]) => ({
    items: delays.map((delayDays) => {
      const line = item('')
      return { ...line, variant: { ...line.variant, delayDays } }
    }),
  })

  it.each([
    [[0, 5, 2], 2],
    [[5, 5, 0], 0],
    [[3, 3], null],
    [[7], null],
    [[], null],
  ])('has lead times of %j days: without it the others take %j', (delays, others) => {
    expect(delayOfOthers(cartOf(...delays))).toBe(others)
  })

  it('is no discount, which is no item', () => {
    const discount = { ...item('', null, true) }
    expect(delayOfOthers({ items: [...cartOf(4).items, discount] })).toBeNull()
  })
})
