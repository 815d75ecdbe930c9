import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { allCalls } from '../scripts/contract/all-calls.ts'
import { requiredFeatureOf } from '../scripts/contract/call-groups.ts'
import { exampleCategory } from '../domain/contract/testing/examples/entities/category.ts'
import { exampleProduct } from '../domain/contract/testing/examples/entities/product.ts'
import { createApp } from './app.ts'
import { exampleBackend } from './testing/example-backend.ts'
import { testEnv } from './testing/fake-backend.ts'

beforeEach(() => {
  // The missing calls are logged, as they should be.
  for (const level of ['error', 'warn', 'info'] as const) {
    vi.spyOn(console, level).mockImplementation(() => {})
  }
})
afterEach(() => vi.restoreAllMocks())

const missing = Response.json({ errors: [{ status: 404, title: 'not served' }] }, { status: 404 })

/** Upstreams with the required calls of the contract only. */
async function leastBackend(request: Request): Promise<Response> {
  const body = request.method === 'GET' ? undefined : await request.text()
  if (requiredFeatureOf(nameOf(request, body)) !== 'required') return missing.clone()
  return exampleBackend(request.url, { method: request.method, ...(body && { body }) })
}

function nameOf({ method, url }: Request, body = ''): string {
  const { pathname } = new URL(url)
  const named = allCalls.find(({ call }) => {
    const pattern = call.path.replace(/:\w+/g, '[^/]+')
    return method === call.method && new RegExp(`^/${call.upstream}${pattern}$`).test(pathname)
  })
  if (named?.name !== 'graphql') return named?.name ?? ''
  return `graphql.${/\{ (\w+)/.exec(body)?.[1] ?? ''}`
}

async function visit(path: string, init: RequestInit = {}): Promise<Response> {
  const waiting: Promise<unknown>[] = []
  const response = await createApp().fetch(
    new Request(`http://shop.test${path}`, { redirect: 'manual', ...init }),
    testEnv(leastBackend),
    {
      waitUntil: (promise: Promise<unknown>) => void waiting.push(promise),
      passThroughOnException() {},
      props: {},
    },
  )
  const whole = new Response(await response.arrayBuffer(), response)
  await Promise.all(waiting)
  return whole
}

const guest = { Cookie: 'cart=abcdefghijklmnopqrstuvwxyz' }
const customer = { Cookie: 'session=abcdefghijklmnopqrstuvwxyz0123456789' }

describe('§7 contract: a backend that serves the required calls only', () => {
  it.for([
    ['/', {}],
    [`/${exampleCategory.pageMeta.slug}`, {}],
    [`/produkt/${exampleProduct.slug}`, {}],
    ['/suche?q=aura', {}],
    ['/checkout', guest],
    ['/checkout/methods', guest],
    ['/login', {}],
    ['/user/dashboard', customer],
    ['/user/orders', customer],
    ['/user/settings', customer],
  ] as const)('shows %s', async ([path, headers], { expect }) => {
    expect((await visit(path, { headers })).status).toBe(200)
  })

  it('puts a product into the cart without JavaScript', async ({ expect }) => {
    const response = await visit('/api/cart/items', {
      method: 'POST',
      headers: { Origin: 'http://shop.test', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ id: exampleProduct.defaultVariantId, amount: '1' }),
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('Set-Cookie')).toContain('cart=')
  })
})
