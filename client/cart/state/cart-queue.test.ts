import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mutate } from 'swr'
import {
  exampleCart,
  exampleCartItem,
} from '../../../domain/contract/testing/examples/entities/cart.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { api } from '../../../domain/api.ts'
import { CookiesBlocked, RequestFailed } from '../../http/request-failed.ts'
import {
  addToCart,
  cartIsUpdating,
  cartSettled,
  refreshCart,
  removeFromCart,
  setCartAmount,
} from './cart-queue.ts'

interface Sent {
  call: string
  body: unknown
  response: (body: object, status?: number) => void
  breakOff: () => void
}

let sent: Sent[] = []

const cartOf = (amount: number, totalWithTax = amount * 34): Cart => ({
  ...exampleCart,
  items: amount > 0 ? [{ ...exampleCartItem, id: 'a', amount }] : [],
  prices: { ...exampleCart.prices, totalWithTax },
})
const shown = async () => {
  const response = await mutate<{ cart: Cart | null }>(api.cart, (data) => data, {
    revalidate: false,
  })
  return response?.cart ?? null
}
const show = (cart: Cart) => mutate(api.cart, { cart }, { revalidate: false })
/** The nth request, when it has been sent. */
const request = async (index: number) => {
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(index))
  const found = sent[index]
  if (!found) throw new Error('not sent')
  return found
}

beforeEach(async () => {
  await cartSettled()
  sent = []
  vi.stubGlobal('document', { cookie: 'known=cart' })
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    return new Promise<Response>((resolve, reject) => {
      sent.push({
        call: `${init.method ?? 'GET'} ${url}`,
        body: JSON.parse(String(init.body ?? 'null')),
        response: (body, status = 200) => resolve(Response.json(body, { status })),
        breakOff: () => reject(new TypeError('Failed to fetch')),
      })
    })
  })
  await show(cartOf(1))
})

describe('design §6 overlapping changes', () => {
  it('update the line at once and the total after the store’s response', async () => {
    const done = setCartAmount('a', 3)
    const under = await shown()
    expect([under?.items[0]?.amount, under?.prices.totalWithTax]).toEqual([3, 34])
    expect(cartIsUpdating.value).toBe(true)
    ;(await request(0)).response({ cart: cartOf(3) })
    await done
    expect((await shown())?.prices.totalWithTax).toBe(102)
    expect(cartIsUpdating.value).toBe(false)
  })

  it('are serialised: fast clicks on a line end with the last amount', async () => {
    const first = setCartAmount('a', 2)
    const one = await request(0)
    const rest = [3, 4, 5].map((amount) => setCartAmount('a', amount))
    expect(sent).toHaveLength(1)
    one.response({ cart: cartOf(2) })
    const last = await request(1)
    expect(last.body).toEqual({ amount: 5 })
    expect((await shown())?.items[0]?.amount).toBe(5)
    last.response({ cart: cartOf(5) })
    await Promise.all([first, ...rest])
    expect(sent).toHaveLength(2)
    expect((await shown())?.items[0]?.amount).toBe(5)
  })

  it('of different lines are sent in order, whatever takes longer', async () => {
    const changed = setCartAmount('a', 2)
    const removed = removeFromCart('a')
    const added = addToCart('v2', 1)
    ;(await request(0)).response({ cart: cartOf(2) })
    ;(await request(1)).response({ cart: cartOf(0) })
    ;(await request(2)).response({ cart: cartOf(7), addedItem: null, changedAmount: null })
    await Promise.all([changed, removed, added])
    expect(sent.map(({ call }) => call.split(' ')[0])).toEqual(['PATCH', 'DELETE', 'POST'])
    expect((await shown())?.items[0]?.amount).toBe(7)
  })

  it('are not called done while the browser blocks cookies', async () => {
    vi.stubGlobal('document', { cookie: '' })
    const added = addToCart('v2', 1).catch((error: unknown) => error)
    ;(await request(0)).response({ cart: cartOf(7), addedItem: null, changedAmount: null })
    ;(await request(1)).response({ cart: null })
    expect(await added).toBeInstanceOf(CookiesBlocked)
    expect(await shown()).toBe(null)
  })

  it('of another tab are refetched at the end', async () => {
    const done = setCartAmount('a', 2)
    const patch = await request(0)
    const refreshed = refreshCart()
    patch.response({ cart: cartOf(2) })
    const get = await request(1)
    expect(get.call).toBe(`GET ${api.cart}`)
    get.response({ cart: cartOf(9) })
    await Promise.all([done, refreshed])
    expect((await shown())?.items[0]?.amount).toBe(9)
  })
})

describe.each([
  ['409', (one: Sent) => one.response({ errors: [{ status: 409, title: 'Verkauft' }] }, 409)],
  ['422', (one: Sent) => one.response({ errors: [{ status: 422, title: 'Zu viel' }] }, 422)],
  ['500', (one: Sent) => one.response({}, 500)],
  ['no connection', (one: Sent) => one.breakOff()],
  ['a response that makes no sense', (one: Sent) => one.response({ cart: 'x' })],
])('design §6 a change that fails by %s', (_, fail) => {
  it('leaves the line as the store has it', async () => {
    const done = setCartAmount('a', 4)
    const failure = done.catch((error: unknown) => error)
    fail(await request(0))
    ;(await request(1)).response({ cart: cartOf(2) })
    expect(await failure).toBeInstanceOf(RequestFailed)
    await cartSettled()
    expect((await shown())?.items[0]?.amount).toBe(2)
    expect(cartIsUpdating.value).toBe(false)
  })

  it('restores the line when the store is unreachable, and recovers', async () => {
    const removed = removeFromCart('a')
    const failure = removed.catch((error: unknown) => error)
    expect((await shown())?.items).toEqual([])
    fail(await request(0))
    ;(await request(1)).breakOff()
    expect(await failure).toBeInstanceOf(RequestFailed)
    await cartSettled()
    expect((await shown())?.items[0]?.amount).toBe(1)
    const again = setCartAmount('a', 3)
    ;(await request(2)).response({ cart: cartOf(3) })
    await again
    expect((await shown())?.items[0]?.amount).toBe(3)
  })
})
