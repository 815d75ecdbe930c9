import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { accountApi } from '../../domain/account/account-api.ts'
import { api } from '../../domain/api.ts'
import { createApp } from '../app.ts'
import { exampleBackend } from '../testing/example-backend.ts'

const words = 'Wir machen Inventur.'
const v = 'v-bath-axial-aura-100-standard'

/** Every call that adds to a cart. */
const ways: [string, string, Record<string, unknown> | URLSearchParams][] = [
  ['a script adds one', api.cartItems, { id: v, amount: 1 }],
  ['a form adds one', api.cartItems, new URLSearchParams({ id: v, amount: '1' })],
  ['a script puts back', api.cartItems, { intent: 'restore', items: `${v}~1~0` }],
  ['a script adds many', api.cartBatch, { items: [{ id: v, amount: 1 }] }],
  ['a form adds many', api.cartBatch, new URLSearchParams({ id: v, amount: '1' })],
  ['a list', accountApi.userList('list-1'), new URLSearchParams({ intent: 'buy' })],
  ['an order once more', accountApi.reorder('order-1'), new URLSearchParams()],
]

describe('§6 while shopping is disabled', () => {
  it.for(ways)(
    '%s: nothing is added, and the operator’s message is shown',
    async (way, { expect }) => {
      const [, path, body] = way
      const added: string[] = []
      const BACKEND = {
        async fetch(url: string, init: RequestInit) {
          const { pathname } = new URL(url)
          if (init.method === 'POST' && pathname.includes('/cart/items')) added.push(pathname)
          const result = await exampleBackend(url, init)
          if (!String(init.body).includes('query Configuration ')) return result
          const { data } = await result.json<{ data: Record<string, object> }>()
          const configuration = {
            ...data['configuration'],
            shoppingDisabled: true,
            shoppingDisabledText: words,
          }
          return Response.json({ data: { ...data, configuration } })
        },
      }
      const isForm = body instanceof URLSearchParams
      const response = await createApp().request(
        `https://shop.test${path}`,
        {
          method: 'POST',
          headers: {
            Origin: 'https://shop.test',
            Cookie: 'session=token-1',
            ...(isForm ? {} : { 'Content-Type': 'application/json' }),
          },
          body: isForm ? body : JSON.stringify(body),
        },
        { ...env, BACKEND },
        { waitUntil() {}, passThroughOnException() {}, props: {} },
      )
      expect(response.status).toBe(403)
      expect(await response.text()).toContain(words)
      expect(added).toEqual([])
    },
  )
})
