import { describe, expect, it } from 'vitest'
import { createText } from './text.ts'

const items = {
  zero: 'žádné položky',
  one: '{{n}} položka',
  few: '{{n}} položky',
  many: '{{n}} položky',
  other: '{{n}} položek',
}

describe('§9 plural rules (Czech, Slovak)', () => {
  // The dictionary of the test has other keys than the shop's, which the types know.
  const text = createText('cs', { cart: { items } })

  it.each([
    [0, 'žádné položky'],
    [1, '1 položka'],
    [2, '2 položky'],
    [4, '4 položky'],
    [5, '5 položek'],
    [21, '21 položek'],
    [22, '22 položek'],
    [1.5, '1,5 položky'],
    [1234, '1\u00a0234 položek'],
  ])('says %s as "%s"', (n, expected) => {
    expect(text.count('cart.items', n)).toBe(expected)
  })
})

describe('§1 texts', () => {
  it('show the key where there is no text, so that the gap can be found', () => {
    expect(createText('de', {})('skipLink')).toBe('skipLink')
  })
})
