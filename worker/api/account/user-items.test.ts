import { env } from 'cloudflare:test'
import { Hono } from 'hono'
import { beforeEach, describe, it } from 'vitest'
import { accountApi } from '../../../domain/account/account-api.ts'
import type { AppEnv } from '../../env.ts'
import { cart, order } from '../../testing/sample-shop.ts'
import { requestContext } from '../../request/context.ts'
import { userAddressesApi } from './user-addresses.ts'
import { userItemsApi } from './user-items.ts'

interface Asked {
  method: string
  path: string
  body: unknown
}

const requested: Asked[] = []
let responses: Record<string, () => Response>

const listItem = (id: string, disabled = false) => ({
  id: `item-${id}`,
  variantId: id,
  name: id,
  amount: 2,
  product: null,
  sticky: false,
  disabled,
  note: '',
})
const list = {
  id: 'list-1',
  code: 'werkstatt',
  name: 'Werkstatt',
  createdAt: '2026-11-02T08:00:00.000Z',
  items: [listItem('v1'), listItem('v2', true)],
}
const refused = (status: number) => () =>
  Response.json({ errors: [{ status, title: 'Nein' }] }, { status })

beforeEach(() => {
  requested.length = 0
  responses = {
    'GET /store/api/v1/user/shopping-lists/list-1': () => Response.json({ data: list }),
    'GET /store/api/v1/orders/order-1/items/export': () => new Response('Artikel;Menge\r\n'),
  }
})

const BACKEND = {
  async fetch(url: string, init: RequestInit) {
    const path = new URL(url).pathname
    const method = init.method ?? 'GET'
    requested.push({ method, path, body: JSON.parse(String(init.body ?? 'null')) })
    return responses[`${method} ${path}`]?.() ?? refused(404)()
  },
}

const app = new Hono<AppEnv>()
  .use(requestContext())
  .route('/api', userItemsApi)
  .route('/api', userAddressesApi)

function request(path: string, fields?: Record<string, string>, cookie = 'session=token-1') {
  const init = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}
  const headers = { Cookie: cookie }
  return app.request(`https://shop.test${path}`, { ...init, headers }, { ...env, BACKEND })
}

describe('§7 shopping lists', () => {
  it('adds available items to the cart', async ({ expect }) => {
    await request(accountApi.userList('list-1'), { intent: 'buy' })
    expect(requested.find(({ path }) => path.endsWith('/batch'))).toMatchObject({
      body: { items: [{ id: 'v1', amount: 2 }] },
    })
  })

  it('has nothing to buy on a list of somebody else', async ({ expect }) => {
    const response = await request(accountApi.userList('list-2'), { intent: 'buy' })
    expect(response.headers.get('Location')).toBe('/user/shoppinglists/list-2')
    expect(requested.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it('removes an item, and redirects back', async ({ expect }) => {
    const fields = { intent: 'remove-item', itemId: 'item-v1' }
    const response = await request(accountApi.userList('list-1'), fields)
    expect(requested.at(-1)).toMatchObject({
      method: 'DELETE',
      path: '/store/api/v1/user/shopping-lists/list-1/items/item-v1',
    })
    expect(response.headers.get('Location')).toBe('/user/shoppinglists/list-1')
  })
})

const orderItem = (variantId: string, more: object = {}) => ({
  id: `line-${variantId}`,
  productId: 'p1',
  variantId,
  name: variantId,
  catalogCode: variantId,
  amount: 2,
  unitWithTax: 5,
  totalWithTax: 10,
  ...more,
})
/** An order with every kind of item that is no catalogue product. */
const discounted = {
  ...order,
  items: [
    orderItem('v1'),
    orderItem('v2', { isGift: true, productId: '', catalogCode: '' }),
    orderItem('', { name: 'WILLKOMMEN10', unitWithTax: -5, totalWithTax: -5 }),
    orderItem('', { name: '12 credits', unitWithTax: -2, totalWithTax: -2 }),
  ],
}
const batch = 'POST /store/api/v1/cart/items/batch'

describe('§7 reorder', () => {
  beforeEach(() => {
    responses['GET /store/api/v1/user/orders/o1'] = () => Response.json({ data: discounted })
  })

  it('omits promo code, credits and gifts, which are no products', async ({ expect }) => {
    responses[batch] = () =>
      Response.json({
        data: { cart, imported: 1, total: 1, changedAmounts: [] },
        errors: [],
        meta: { custom: { cartToken: null } },
      })
    const response = await request(accountApi.reorder('o1'), {})
    expect(requested.find(({ path }) => path.endsWith('/batch'))?.body).toEqual({
      items: [{ id: 'v1', amount: 2 }],
    })
    expect(response.headers.get('Location')).toBe('/checkout')
  })

  it.for([
    [{}, 'v1'],
    [{ code: 'out_of_stock' }, 'v1%3Aout_of_stock'],
  ] as const)(
    'reports by variant what the store refused, and why: %o',
    async ([code, missing], { expect }) => {
      const two = { ...discounted, items: [orderItem('v1'), orderItem('v,3 ä')] }
      responses['GET /store/api/v1/user/orders/o1'] = () => Response.json({ data: two })
      responses[batch] = () =>
        Response.json({
          data: { cart, imported: 1, total: 2, changedAmounts: [] },
          errors: [{ status: 409, field: 'items.0', title: 'Nicht mehr da', ...code }],
          meta: { custom: { cartToken: null } },
        })
      const response = await request(accountApi.reorder('o1'), {})
      expect(response.headers.get('Location')).toBe(`/user/orders/o1?missing=${missing}`)
    },
  )

  it.for([409, 422, 500])(
    'that the store answers with %d ends on the cart page',
    async (status, { expect }) => {
      responses[batch] = refused(status)
      const response = await request(accountApi.reorder('o1'), {})
      expect(response.headers.get('Content-Type')).toContain('text/html')
      expect(await response.text()).toContain('<main')
    },
  )
})

describe('§7 lines of an order', () => {
  it('are exported as an uncacheable file', async ({ expect }) => {
    const response = await request(accountApi.orderItems('order-1'))
    expect(await response.text()).toBe('Artikel;Menge\r\n')
    expect(response.headers.get('Content-Disposition')).toContain('attachment')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  it('of somebody else answer 404', async ({ expect }) => {
    expect((await request(accountApi.orderItems('order-2'))).status).toBe(404)
  })
})

describe('§7 pictures of an order', () => {
  it('are served byte by byte with the store’s file name', async ({ expect }) => {
    const bytes = new Uint8Array([0x50, 0x4b, 0x05, 0x06, 0xff, 0xfe, 0x00])
    const headers = { 'Content-Disposition': 'attachment; filename="order-7-images.zip"' }
    responses['GET /store/api/v1/orders/order-1/items/images/export'] = () =>
      new Response(bytes, { headers })
    const response = await request(accountApi.orderImages('order-1'))
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="order-7-images.zip"',
      'content-type': 'application/zip',
    })
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
  })

  it('of somebody else answer 404', async ({ expect }) => {
    expect((await request(accountApi.orderImages('order-2'))).status).toBe(404)
  })
})

describe('§7 addresses', () => {
  it('require a customer: a guest is sent to sign-in', async ({ expect }) => {
    const response = await request(accountApi.userAddresses, { name: 'Jana Weber' }, '')
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toMatch(/^\/login\?redirect=/)
    expect(requested).toEqual([])
  })
})
