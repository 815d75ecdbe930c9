import { describe, expect, it } from 'vitest'
import {
  exampleCart,
  exampleCartItem,
} from '../../../domain/contract/testing/examples/entities/cart.ts'
import { countItems } from './count-items.ts'

const line = { ...exampleCartItem, isDiscount: false }

describe('§2 header: the number of items of a cart response', () => {
  it('counts the items of a cart, without discounts', () => {
    const items = [line, { ...line, id: 'b' }, { ...line, id: 'c', isDiscount: true }]
    expect(countItems({ cart: { ...exampleCart, items } })).toBe(2)
  })

  it('is 0 without a cart', () => {
    expect(countItems({ cart: null })).toBe(0)
    expect(countItems({ cart: { ...exampleCart, items: [] } })).toBe(0)
  })

  it('is left to the cart if something was removed, which has to be announced', () => {
    expect(countItems({ cart: { ...exampleCart, items: [line] }, removed: ['Fan'] })).toBeNull()
  })

  it.each([[null], ['cart'], [{}], [{ cart: 1 }], [{ cart: {} }], [{ cart: { items: 3 } }]])(
    'is left to the schema for %j',
    (body) => expect(countItems(body)).toBeNull(),
  )
})
