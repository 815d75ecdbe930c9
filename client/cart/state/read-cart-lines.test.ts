import { beforeEach, describe, expect, it } from 'vitest'
import {
  exampleCart,
  exampleCartItem,
} from '../../../domain/contract/testing/examples/entities/cart.ts'
import { writeCartLines } from '../../../domain/cart/cart-response-lines.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { parseItemUpdated } from './cart-responses.ts'
import { reuseUnchangedCart } from './read-cart-lines.ts'

const cartOf = (amounts: number[]): Cart => ({
  ...exampleCart,
  items: amounts.map((amount, at) => ({ ...exampleCartItem, id: `line-${at}`, amount })),
})
const amounts = Array.from({ length: 500 }, (_, at) => at + 1)
const parsed = (cart: Cart, more = {}) => {
  const body = writeCartLines({ cart, ...more })
  if (body === null) throw new Error('The cart is short')
  return parseItemUpdated(body)
}

let displayed: ReturnType<typeof parsed>

beforeEach(() => {
  displayed = reuseUnchangedCart({ cart: cartOf(amounts) }, parsed(cartOf(amounts)))
})

describe('§4 cart: a response of five hundred lines', () => {
  it('is equal as NDJSON and as JSON', () => {
    const changedAmount = { variantId: 'v', requested: 9, amount: 4 }
    const cart = cartOf(amounts.with(7, 99))
    const whole = { cart, changedAmount }
    expect(parsed(cart, { changedAmount })).toEqual(parseItemUpdated(whole))
  })

  it('reuses unchanged lines without parsing them', () => {
    const { cart } = reuseUnchangedCart(displayed, parsed(cartOf(amounts.with(7, 99))))
    const other = cart?.items.filter((item, at) => item !== displayed.cart?.items[at])
    expect(other?.map(({ id, amount }) => [id, amount])).toEqual([['line-7', 99]])
    const again = parsed(cartOf(amounts.with(7, 99)))
    expect(again.cart?.items.every((item, at) => item === cart?.items[at])).toBe(true)
  })

  it('reuses lines behind a removed one, and shows a restored one', () => {
    const cart = cartOf(amounts)
    const rest = parsed({ ...cart, items: cart.items.slice(1) })
    expect(rest.cart?.items).toEqual(displayed.cart?.items.slice(1))
    expect(rest.cart?.items[0]).toBe(displayed.cart?.items[1])
    expect(parsed(cart).cart).toEqual(displayed.cart)
  })

  it('is refused if a line violates the contract', () => {
    const body = writeCartLines({ cart: cartOf(amounts) }) ?? ''
    expect(() => parseItemUpdated(body.replace('"amount":42', '"amount":"42"'))).toThrow(Error)
    expect(() => parseItemUpdated(body.slice(0, -20))).toThrow(Error)
  })

  it('is plain JSON for a short cart', () => {
    expect(writeCartLines({ cart: cartOf([1, 2, 3]) })).toBeNull()
    expect(writeCartLines({ cart: null })).toBeNull()
  })
})
