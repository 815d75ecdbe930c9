import { describe, expect, it } from 'vitest'
import { shareUnchanged } from './share-unchanged.ts'

const line = (id: string, amount: number) => ({
  id,
  amount,
  prices: { total: amount * 2 },
  gifts: [],
})
const copy = <T>(value: T): T => structuredClone(value)

describe('§4 cart: structural sharing of responses', () => {
  const before = { cart: { items: [line('a', 1), line('b', 2), line('c', 3)], comment: '' } }

  it('returns the old value if nothing has changed', () => {
    expect(shareUnchanged(before, copy(before))).toBe(before)
  })

  it('replaces a changed line only', () => {
    const after = copy(before)
    after.cart.items[1] = line('b', 9)
    const shared = shareUnchanged(before, after)
    expect(shared).toEqual(after)
    expect(shared.cart.items.map((one, at) => one === before.cart.items[at])).toEqual([
      true,
      false,
      true,
    ])
  })

  it('matches the lines behind a removed one by id', () => {
    const after = { cart: { ...copy(before.cart), items: copy(before.cart.items.slice(1)) } }
    const shared = shareUnchanged(before, after)
    expect(shared).toEqual(after)
    expect(shared.cart.items[0]).toBe(before.cart.items[1])
    expect(shared.cart.items[1]).toBe(before.cart.items[2])
  })

  it.each([
    [{ a: 1 }, { a: undefined }],
    [{ a: undefined }, { b: undefined }],
    [{ a: [] }, { a: {} }],
    [[1, 2], [1]],
    [[1], [1, 2]],
    [null, { a: null }],
    [{ a: null }, null],
    [{ a: 0 }, { a: '' }],
  ])('equals the new value: %j, then %j', (old, after) => {
    expect(shareUnchanged(old, copy(after))).toStrictEqual(after)
  })
})
