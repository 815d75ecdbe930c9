import type { Context } from 'hono'
import { afterEach, describe, it, vi } from 'vitest'
import type { AppEnv } from '../../env.ts'
import { inContext, testEnv } from '../../testing/fake-backend.ts'
import { publicReads } from '../reads/public-reads.ts'
import { type PrivateStore, privateStore } from './private-store.ts'

const prices = {
  itemsWithTax: 0,
  itemsWithoutTax: 0,
  totalWithTax: 0,
  totalWithoutTax: 0,
  totalOriginalWithTax: 0,
  totalOriginalWithoutTax: 0,
}
const cart = {
  id: 'c',
  items: [],
  currencyCode: 'EUR',
  prices,
  couponCode: null,
  freeShippingAt: null,
  discountLimitPriceWithVat: null,
}
const withToken = (cartToken: string | null) =>
  Response.json({ data: cart, meta: { custom: { cartToken } } })
const user = {
  id: 'u',
  email: 'a@b.test',
  firstName: 'A',
  lastName: 'B',
  formalTitle: '',
  phone: '',
  variant: 'b2b',
  groups: ['gold'],
  variantHash: 'b2c',
  restricted: false,
  business: null,
  address: null,
}
const message = { name: 'A B', email: 'a@b.test', message: 'Hallo', consent: true }
const unauthorised = () =>
  Response.json({ errors: [{ status: 401, title: 'Abgelaufen' }] }, { status: 401 })

/** Runs calls with a visitor's cookies; returns the response and the store's requests. */
async function visit(
  cookie: string,
  backend: (request: Request) => Response | Promise<Response>,
  run: (store: PrivateStore, c: Context<AppEnv>) => Promise<unknown>,
) {
  const requested: Request[] = []
  const env = testEnv((request) => {
    requested.push(request)
    return backend(request)
  })
  const response = await inContext(
    env,
    async (c) => {
      const value = await run(privateStore(c), c)
      return c.json({ value, visitor: c.var.visitor })
    },
    new Request('http://shop.test/', { headers: { Cookie: cookie } }),
  )
  const { value, visitor } = (await response.json()) as { value: unknown; visitor: unknown }
  return { value, visitor, requested, cookies: response.headers.getSetCookie() }
}

afterEach(() => vi.restoreAllMocks())

describe('§6 guest cart', () => {
  it('is not requested without a token', async ({ expect }) => {
    const { value, requested } = await visit(
      '',
      () => withToken(null),
      (store) => store.cart(),
    )
    expect(value).toBeNull()
    expect(requested).toEqual([])
  })

  it('is sent by X-Cart-Token, and its cookie is renewed for a day', async ({ expect }) => {
    const { value, requested, cookies } = await visit(
      'cart=c1',
      () => withToken('c1'),
      (store) => store.cart(),
    )
    expect(value).toMatchObject({ id: 'c' })
    expect(requested[0]?.headers.get('X-Cart-Token')).toBe('c1')
    expect(cookies).toEqual([
      'cart=c1; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax',
      'known=cart; Max-Age=86400; Path=/; SameSite=Lax',
    ])
  })

  it('is created by the first added product', async ({ expect }) => {
    const added = () =>
      Response.json({
        data: { cart, addedItem: null, changedAmount: null },
        meta: { custom: { cartToken: 'new' } },
      })
    const { requested, visitor } = await visit('', added, (store) =>
      store.addCartItem({ id: 'v1', amount: 2 }),
    )
    // Whether shopping is enabled is requested as well.
    const addition = requested.find(({ url }) => url.endsWith('/cart/items'))
    expect(await addition?.json()).toEqual({ id: 'v1', amount: 2 })
    expect(visitor).toEqual({ sessionToken: null, cartToken: 'new' })
  })
})

describe('§4 login and logout', () => {
  it('continue as a guest when the login has expired', async ({ expect }) => {
    const backend = (request: Request) =>
      request.headers.has('Authorization') ? unauthorised() : withToken('c1')
    const { value, visitor, cookies } = await visit('session=old; cart=c1', backend, (store) =>
      store.cart(),
    )
    expect(value).toMatchObject({ id: 'c' })
    expect(visitor).toEqual({ sessionToken: null, cartToken: 'c1' })
    expect(cookies.filter((each) => /^(session|price_group)=; Max-Age=0/.test(each)).length).toBe(2)
  })

  it.for<[string, (store: PrivateStore) => Promise<unknown>]>([
    ['asks what has become of an order', (store) => store.findAttempt('attempt-0123456789')],
    ['gives an order up', (store) => store.closeAttempt('attempt-0123456789')],
    ['writes to the shop', (store) => store.sendContactForm(message)],
    ['files a claim', (store) => store.claimOrder('2026000001', 'a@b.test')],
    ['withdraws', (store) => store.withdrawalOrder('2026000001', 'a@b.test')],
    ['sees an order by its link', (store) => store.order('token')],
  ])('§4 an expired login does not fail %s', async ([, run], { expect }) => {
    const unknown = { status: 404, title: 'Unbekannt', code: 'attempt_unknown' }
    const backend = ({ headers, url }: Request) => {
      if (headers.has('Authorization')) return unauthorised()
      return url.includes('contact') || /withdrawal|claims/.test(url)
        ? Response.json({ data: { sent: true, order: null } })
        : Response.json({ errors: [unknown] }, { status: 404 })
    }
    const { visitor, requested } = await visit('session=old', backend, run)
    expect(visitor).toMatchObject({ sessionToken: null })
    expect(requested.map(({ headers }) => headers.has('Authorization'))).toEqual([true, false])
  })

  it('continue as a guest once, whichever of several calls fails first', async ({ expect }) => {
    const backend = (request: Request) =>
      request.headers.has('Authorization') ? unauthorised() : withToken('c1')
    const { value, cookies } = await visit('session=old; cart=c1', backend, (store) =>
      Promise.all([store.cart(), store.cart()]),
    )
    expect(value).toMatchObject([{ id: 'c' }, { id: 'c' }])
    expect(cookies.filter((each) => each.startsWith('session=')).length).toBe(1)
  })

  it('store the token and the price group in cookies', async ({ expect }) => {
    const backend = (request: Request) =>
      Response.json({ data: request.url.endsWith('/login') ? { access_token: 't1' } : user })
    const { value, visitor, requested, cookies } = await visit('cart=c1', backend, (store) =>
      store.login({ email: 'a@b.test', password: 'secret' }),
    )
    expect(value).toMatchObject({ id: 'u' })
    expect(visitor).toEqual({ sessionToken: 't1', cartToken: null })
    expect(
      requested.map(({ headers }) => [headers.get('Authorization'), headers.get('X-Cart-Token')]),
    ).toEqual([
      [null, 'c1'],
      ['Bearer t1', null],
    ])
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      'session',
      'price_group',
      'cart',
      'known',
      'device',
    ])
  })

  it('end at once for a member of a restricted group (§6)', async ({ expect }) => {
    const backend = (request: Request) => {
      if (request.url.endsWith('/login')) return Response.json({ data: { access_token: 't1' } })
      return Response.json({
        data: request.url.endsWith('/logout') ? { done: true } : { ...user, restricted: true },
      })
    }
    const { value, visitor, requested, cookies } = await visit('cart=c1', backend, (store) =>
      store.login({ email: 'a@b.test', password: 'secret' }),
    )
    expect(value).toMatchObject({ restricted: true })
    expect(visitor).toEqual({ sessionToken: null, cartToken: 'c1' })
    expect(requested.map(({ url }) => new URL(url).pathname)).toEqual([
      '/store/api/oauth/login',
      '/store/api/v1/user',
      '/store/api/oauth/logout',
    ])
    expect(cookies).toEqual([])
  })

  it('clear the login here when the store fails to log out', async ({ expect }) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { visitor } = await visit(
      'session=s1',
      () => new Response(null, { status: 500 }),
      async (store) => {
        await store.logout()
        return null
      },
    )
    expect(visitor).toEqual({ sessionToken: null, cartToken: null })
  })

  it('clear a user whom the store no longer knows', async ({ expect }) => {
    const { value, visitor } = await visit('session=old', unauthorised, (store) => store.user())
    expect(value).toBeNull()
    expect(visitor).toEqual({ sessionToken: null, cartToken: null })
  })

  it('keep the login when the store fails', async ({ expect }) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const down = () => new Response(null, { status: 500 })
    await expect(visit('session=s1', down, (store) => store.user())).rejects.toMatchObject({
      status: 500,
    })
  })

  it('are not shared: every call goes to the store', async ({ expect }) => {
    const { requested } = await visit(
      'session=s1',
      () => Response.json({ data: user }),
      async (store) => [await store.user(), await store.user()],
    )
    expect(requested.length).toBe(2)
  })
})

describe('§7 placing an order', () => {
  it('is sent once, with its idempotency key, also when the visitor disconnects', async ({
    expect,
  }) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const down = vi.fn<(request: Request) => Response>((request) => {
      expect(request.headers.get('Idempotency-Key')).toBe('key-1')
      return new Response(null, { status: 503 })
    })
    // The store does not validate the order in this test.
    const order = {} as Parameters<PrivateStore['placeOrder']>[0]
    await expect(
      visit('cart=c1', down, (store) => store.placeOrder(order, 'key-1')),
    ).rejects.toMatchObject({ status: 503 })
    expect(down).toHaveBeenCalledOnce()
  })

  it('of an unknown token is null', async ({ expect }) => {
    const unknown = () => Response.json({ errors: [{ status: 404, title: 'x' }] }, { status: 404 })
    expect((await visit('', unknown, (store) => store.order('nope'))).value).toBeNull()
  })
})

describe('§8 attempts at logins', () => {
  it('carry the visitor’s IP address; public reads carry none', async ({ expect }) => {
    const addresses: (string | null)[] = []
    const env = testEnv((request) => {
      addresses.push(request.headers.get('X-Client-Address'))
      return unauthorised()
    })
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const headers = { 'CF-Connecting-IP': '203.0.113.7', 'X-Client-Address': '198.51.100.1' }
    await inContext(
      env,
      async (c) => {
        await privateStore(c)
          .login({ email: 'a@b.test', password: 'x' })
          .catch(() => null)
        await publicReads(c)
          .countries()
          .catch(() => null)
        return c.body(null)
      },
      new Request('http://shop.test/', { headers }),
    )
    expect(addresses).toEqual(['203.0.113.7', null])
  })
})
