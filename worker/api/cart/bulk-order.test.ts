import { beforeEach, describe, it } from 'vitest'
import type { CodedVariant } from '../../../domain/catalog/coded-variant.ts'
import { api } from '../../../domain/api.ts'
import { createShopper } from '../../testing/fake-shopper.ts'
import { cartToken, createFakeStore, refused } from '../../testing/fake-store.ts'
import { cart } from '../../testing/sample-shop.ts'

const variant = (id: string, code: string, amountMax = 8): CodedVariant => ({
  id,
  name: `Lüfter ${id}`,
  catalogCode: code,
  product: {
    id: `p-${id}`,
    name: `Lüfter ${id}`,
    slug: `luefter-${id}`,
    image: null,
    saleable: true,
  },
  unit: { code: 'piece', step: 1 },
  prices: { unitWithTax: 40, unitWithoutTax: 33.61 },
  availability: {
    isAvailable: true,
    stock: amountMax,
    checkStock: true,
    amountMin: 1,
    amountMax,
    delayDays: 0,
    availability: 'Auf Lager',
    soldAvailability: '',
  },
})
const variantsByCode: Record<string, CodedVariant[]> = {
  'RV-1': [variant('v1', 'RV-1')],
  '4006381333931': [variant('v1', 'RV-1')],
  'RV-2': [variant('v2', 'RV-2')],
  DOPPELT: [variant('v1', 'RV-1'), variant('v2', 'RV-2')],
}

let store: ReturnType<typeof createFakeStore>
let shopper: ReturnType<typeof createShopper>
let requested: string[][]

beforeEach(() => {
  store = createFakeStore()
  shopper = createShopper(store)
  requested = []
  store.responses['POST /cms/catalog/codes'] = (body) => {
    const { codes } = body as { codes: string[] }
    requested.push(codes)
    return { data: codes.map((code) => ({ code, variants: variantsByCode[code] ?? [] })) }
  }
  store.responses['POST /api/v1/cart/items/batch'] = (body) => {
    const total = (body as { items: object[] }).items.length
    return batch(total, total)
  }
})

const batch = (imported: number, total: number, ...errors: object[]) => ({
  data: { cart, imported, total, changedAmounts: [] },
  errors,
  meta: { custom: { cartToken } },
})
const batches = () =>
  store.requested
    .filter(({ call }) => call.endsWith('/cart/items/batch'))
    .map(({ body }) => (body as { items: { id: string; amount: number }[] }).items)
const many = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: `v${n}`, amount: 1 }))

describe('§4 codes of a bulk order', () => {
  it('are resolved in one call, each once', async ({ expect }) => {
    const codes = ['RV-1', 'nope', 'RV-1']
    const response = await shopper.json('POST', api.bulkOrder, { codes })
    expect(await response.json()).toMatchObject({
      found: [
        { code: 'RV-1', variants: [{ id: 'v1' }] },
        { code: 'nope', variants: [] },
      ],
    })
    expect(requested).toEqual([['RV-1', 'nope']])
    expect(response.headers.get('Cache-Control')).toContain('no-store')
  })

  it.for([
    [{}],
    [{ codes: [] }],
    [{ codes: 'RV-1' }],
    [{ codes: Array(501).fill('x') }],
    [{ codes: ['x'.repeat(65)] }],
    [[1]],
  ])('are refused as junk: %j', async ([body], { expect }) => {
    const response = await shopper.json('POST', api.bulkOrder, body as object)
    expect(response.status).toBe(422)
    expect(requested).toEqual([])
  })

  it('cannot be resolved while the CMS is down: 503 in the visitor’s language', async ({
    expect,
  }) => {
    store.responses['POST /cms/catalog/codes'] = () => new Response(null, { status: 500 })
    const response = await shopper.json('POST', api.bulkOrder, { codes: ['RV-1'] })
    expect(response.status).toBe(503)
  })
})

describe('§8 batch cart', () => {
  it('adds in chunks of a hundred and sums them', async ({ expect }) => {
    const response = await shopper.json('POST', api.cartBatch, { items: many(230) })
    expect(await response.json()).toMatchObject({ imported: 230, total: 230, errors: [] })
    expect(batches().map((items) => items.length)).toEqual([100, 100, 30])
  })

  it('reports which items were not added, and why', async ({ expect }) => {
    let calls = 0
    store.responses['POST /api/v1/cart/items/batch'] = () =>
      ++calls === 1
        ? batch(100, 100)
        : batch(1, 2, { status: 422, field: 'items.1', title: 'Ausverkauft' })
    const response = await shopper.json('POST', api.cartBatch, { items: many(102) })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      imported: 101,
      total: 102,
      errors: [{ field: 'items.101', title: 'Ausverkauft' }],
    })
  })

  it('counts a chunk that is refused after others as not added', async ({ expect }) => {
    let calls = 0
    store.responses['POST /api/v1/cart/items/batch'] = () =>
      ++calls === 1 ? batch(100, 100) : refused(429, { title: 'Zu viel' })
    const response = await shopper.json('POST', api.cartBatch, { items: many(101) })
    expect(await response.json()).toMatchObject({
      imported: 100,
      errors: [{ field: 'items.100', title: 'Zu viel' }],
    })
  })

  it('answers HTTP 500 if the store may still be processing, and sends nothing more', async ({
    expect,
  }) => {
    store.responses['POST /api/v1/cart/items/batch'] = () => new Response(null, { status: 500 })
    const response = await shopper.json('POST', api.cartBatch, { items: many(150) })
    expect(response.status).toBe(500)
    expect(await response.text()).toContain('Der Import läuft noch')
    expect(batches()).toHaveLength(1)
  })

  it.for([
    [{ items: [] }],
    [{ items: [{ id: '<b>', amount: 1 }] }],
    [{ items: [{ id: 'v1', amount: 0 }] }],
    [{ items: [{ id: 'v1', amount: 1e9 }] }],
    [{ items: Array(501).fill({ id: 'v1', amount: 1 }) }],
    [{}],
  ])('refuses junk without calling the store: %j', async ([body], { expect }) => {
    const response = await shopper.json('POST', api.cartBatch, body as object)
    expect(response.status).toBe(422)
    expect(batches()).toEqual([])
  })

  it('is not mistaken for a cart line', async ({ expect }) => {
    await shopper.json('POST', api.cartBatch, { items: many(1) })
    expect(store.requested.map(({ call }) => call)).toContain('POST /api/v1/cart/items/batch')
  })
})

describe('§4 the bulk order without JavaScript', () => {
  const post = async (path: string, fields: [string, string][]) => {
    const response = await shopper.form(path, fields)
    return { response, page: await response.text() }
  }

  it('renders the table of a pasted list', async ({ expect }) => {
    const { response, page } = await post(api.bulkOrder, [
      ['lines', 'RV-1 2\n4006381333931;1\nRV-9;3\nDOPPELT;1\nRV-2;99'],
    ])
    expect(response.status).toBe(200)
    expect(requested).toHaveLength(1)
    // Two codes of the same product are one line.
    expect(page.match(/class="bulk-line(?:"| )/g)).toHaveLength(4)
    expect(page).toMatch(/name="amount"[^>]*value="3"/)
    expect(page).toContain('Artikelnummer nicht gefunden.')
    expect(page).toContain('DOPPELT steht für mehrere Artikel')
    expect(page).toContain('Menge auf 8 setzen')
  })

  it('adds the valid lines and shows the rest again', async ({ expect }) => {
    const { page } = await post(api.cartBatch, [
      ['code', 'RV-1'],
      ['amount', '2'],
      ['code', 'RV-9'],
      ['amount', '1'],
      ['code', 'RV-2'],
      ['amount', '1'],
      ['remove', '2'],
    ])
    expect(batches()).toEqual([[{ id: 'v1', amount: 2 }]])
    expect(page).toContain('1 von 2 Positionen liegen im Warenkorb.')
    expect(page.match(/class="bulk-line(?:"| )/g)).toHaveLength(1)
    expect(page).toContain('value="RV-9"')
  })

  it('redirects to the cart when all lines are in it', async ({ expect }) => {
    const { response } = await post(api.cartBatch, [
      ['code', 'RV-1'],
      ['amount', '2'],
    ])
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/checkout'])
  })

  it('refuses more than 500 lines and keeps the input', async ({ expect }) => {
    const text = Array.from({ length: 501 }, (_, n) => `X-${n};1`).join('\n')
    const { response, page } = await post(api.bulkOrder, [['lines', text]])
    expect(response.status).toBe(422)
    expect(page).toContain('Das wären 501 Zeilen, möglich sind höchstens 500')
    expect(page).toContain('X-500;1')
    expect(requested).toEqual([])
  })

  it('keeps the list if the codes cannot be resolved', async ({ expect }) => {
    store.responses['POST /cms/catalog/codes'] = () => new Response(null, { status: 500 })
    const { response, page } = await post(api.bulkOrder, [['lines', 'RV-1 2']])
    expect(response.status).toBe(503)
    expect(page).toContain('RV-1;2')
  })

  it('escapes the input', async ({ expect }) => {
    const { page } = await post(api.bulkOrder, [['lines', '"<script>alert(1)</script>";1']])
    expect(page).not.toContain('<script>alert')
  })

  it('adds variants with an amount (§6 batch of variants)', async ({ expect }) => {
    const { response } = await post(api.cartBatch, [
      ['id', 'v1'],
      ['amount', ''],
      ['id', 'v2'],
      ['amount', '3'],
    ])
    expect(batches()).toEqual([[{ id: 'v2', amount: 3 }]])
    expect(response.status).toBe(303)
  })
})

describe('§2 /checkout/importOrder', () => {
  const lowered = '/checkout/importorder'

  it('is written in lower case', async ({ expect }) => {
    const response = await shopper.get('/checkout/importOrder?items=RV-1:2')
    expect([response.status, response.headers.get('Location')]).toEqual([
      301,
      `${lowered}?items=RV-1:2`,
    ])
  })

  it('shows the items of a link and adds nothing to the cart', async ({ expect }) => {
    const page = await (await shopper.get(`${lowered}?items=RV-1:2,RV-2,,RV-9:x`)).text()
    expect(requested).toEqual([['RV-1', 'RV-2', 'RV-9']])
    expect(page).toMatch(/name="amount"[^>]*value="2"/)
    expect(batches()).toEqual([])
  })

  it('refuses a link of more than 500 lines', async ({ expect }) => {
    const items = Array.from({ length: 501 }, (_, n) => `X${n}`).join(',')
    const response = await shopper.get(`${lowered}?items=${items}`)
    expect(await response.text()).toContain('möglich sind höchstens 500')
    expect(requested).toEqual([])
  })

  it('asks a guest to sign in for an earlier order', async ({ expect }) => {
    const response = await shopper.get(`${lowered}?order=2026000123`)
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toContain('/login?redirect=')
  })

  it('reports an order that the customer does not have', async ({ expect }) => {
    const customer = createShopper(store, '', 'session-token-0123456789')
    const response = await customer.get(`${lowered}?order=1`)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('gibt es keine Bestellung 1')
  })
})
