import { describe, expect, it } from 'vitest'
import type { CartItem } from './cart.ts'
import {
  delayOfOthers,
  isInvalidLine,
  lineEssentials,
  lineName,
  variantName,
} from './cart-lines.ts'

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

describe('names of a cart line', () => {
  it.each([
    ['', 'Rohr Ø 100', ''],
    ['Rohr Ø 100', 'Rohr Ø 100', ''],
    ['Rohr Ø 100 verzinkt', 'Rohr Ø 100 · verzinkt', 'verzinkt'],
    ['3 m', 'Rohr Ø 100 · 3 m', '3 m'],
  ])('variant %j: %j', (name, line, variant) => {
    expect(lineName(item(name))).toBe(line)
    expect(variantName(item(name))).toBe(variant)
  })
})

describe('essential properties of a cart line', () => {
  it('omit what the variant’s name includes already, whatever its spaces', () => {
    const line = item('Ø\u00a0160 mm, AC')
    line.variant.essentials = ['Ø 160\u00a0mm', '550 m³/h']
    expect(lineEssentials(line)).toEqual(['550 m³/h'])
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
