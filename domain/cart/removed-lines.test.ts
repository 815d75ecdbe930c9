import { describe, expect, it } from 'vitest'
import { exampleCart, exampleCartItem } from '../contract/testing/examples/entities/cart.ts'
import { formatRemoved, parseRemoved, removedLines } from './removed-lines.ts'

const line = (id: string, more = {}) => ({
  ...exampleCartItem,
  id,
  variantId: `v-${id}`,
  ...more,
})
const cart = {
  ...exampleCart,
  items: [
    line('a'),
    line('b', { amount: 2.5, credits: true }),
    line('b1', { parentId: 'b' }),
    line('c'),
    line('coupon', { isDiscount: true }),
  ],
}

describe('UX rule 19: a removed line', () => {
  it('includes its child lines and its position', () => {
    expect(removedLines(cart, (id) => id === 'b')).toEqual([
      { variantId: 'v-b', amount: 2.5, position: 1, parent: null, credits: true },
      { variantId: 'v-b1', amount: 2, position: 1, parent: 0, credits: false },
    ])
    expect(removedLines(cart, (id) => id === 'b1')).toMatchObject([
      { variantId: 'v-b1', parent: null },
    ])
  })

  it('with all others leaves no discount to restore', () => {
    const all = removedLines(cart, () => true)
    expect(all.map(({ position }) => position)).toEqual([0, 1, 1, 2])
  })

  it('survives serialisation in a URL', () => {
    const all = removedLines(cart, () => true)
    expect(formatRemoved(all)).toBe('v-a~2~0,v-b~2.5~1~c,v-b1~2~1~p1,v-c~2~2')
    expect(parseRemoved(formatRemoved(all))).toEqual(all)
  })

  it.each([
    null,
    '',
    ',',
    'v1',
    'v1~0~0',
    'v1~1',
    '<b>~1~0',
    'v1~1~0~p0',
    'v1~1~0,v2~x~0',
    'v1~99999~0',
    Array(101).fill('v1~1~0').join(),
    '🔔~1~0',
  ])('is nothing for an invalid URL: %s', (text) => {
    expect(parseRemoved(text)).toEqual([])
  })
})
