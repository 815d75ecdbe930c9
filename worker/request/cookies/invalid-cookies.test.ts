import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { exampleUser } from '../../../domain/contract/testing/examples/entities/user.ts'
import { checkoutApi } from '../../../domain/checkout/checkout-api.ts'
import { api } from '../../../domain/api.ts'
import { accountApi } from '../../../domain/account/account-api.ts'
import { createApp } from '../../app.ts'
import { readConfig } from '../../env.ts'
import { exampleBackend } from '../../testing/example-backend.ts'
import { testEnv } from '../../testing/fake-backend.ts'
import { signPriceGroup } from './price-group.ts'

const goodSession = 'good-session-token-0123456789'
const goodCart = 'good-cart-token-0123456789'
const group = { variant: 'b2b', groups: ['handwerk'] }

/** The contract's examples; an unknown session gets 401, as from a store. */
async function backend(request: Request): Promise<Response> {
  const bearer = request.headers.get('Authorization')
  if (bearer !== null && bearer !== `Bearer ${goodSession}`) {
    const errors = [{ status: 401, title: 'Bitte melden Sie sich an.', code: 'unauthorized' }]
    return Response.json({ errors }, { status: 401 })
  }
  if (bearer === null && new URL(request.url).pathname === '/store/api/v1/user') {
    return Response.json({ errors: [{ status: 401, title: '?' }] }, { status: 401 })
  }
  const body = request.body === null ? undefined : await request.text()
  return exampleBackend(request.url, { method: request.method, ...(body && { body }) })
}

const bindings = testEnv(backend)
const config = readConfig(bindings)
const app = createApp()

function send(path: string, cookies: Record<string, string>, fields?: Record<string, string>) {
  const Cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const init = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}
  const headers = { Cookie, Origin: 'https://shop.test' }
  const context = { waitUntil() {}, passThroughOnException() {}, props: {} }
  return app.request(
    `https://shop.test${path}`,
    { ...init, headers },
    { ...env, ...bindings },
    context,
  )
}

const names = [
  'session',
  'cart',
  'price_group',
  'device',
  'checkout',
  'gifts',
  'attempt',
  'currency',
  'display_vat',
]

const inAnHour = () => Date.now() + 3_600_000
const signed = async (secret: string, session: string, expires: number) =>
  encodeURIComponent(
    await signPriceGroup({ ...config, SESSION_SECRET: secret }, session, group, expires),
  )

/** Forged and malformed cookie values. */
const values: Record<string, (name: string) => Promise<string | null> | string | null> = {
  absent: () => null,
  junk: () => '%00%ff"<script>alert(1)</script>',
  oversized: () => 'x'.repeat(7000),
  expired: () => signed(config.SESSION_SECRET, goodSession, Date.now() - 1),
  foreign: () => signed(config.SESSION_SECRET, 'the-session-of-somebody-else', inAnHour()),
  forged: () => signed('a-secret-of-the-forger', goodSession, inAnHour()),
  token: () => 'b'.repeat(43),
  json: () => '{"__proto__":{"isAdmin":true},"length":1e9}',
}

const requests: { path: string; fields?: Record<string, string> }[] = [
  { path: '/login' },
  { path: '/checkout' },
  { path: '/checkout/info' },
  { path: '/checkout/methods' },
  { path: '/user/dashboard' },
  { path: '/user/password' },
  { path: `/checkout/finished?order=${'c'.repeat(43)}` },
  { path: api.session },
  { path: api.cart },
  { path: '/_data/login' },
  { path: accountApi.login, fields: { email: exampleUser.email, password: 'falsch' } },
  { path: api.cartItems, fields: { id: 's100', amount: '1' } },
  { path: checkoutApi.placeOrder, fields: { email: 'x' } },
  { path: accountApi.confirmation, fields: { token: 'd'.repeat(43), purpose: 'order' } },
]

const cases = names.flatMap((name) =>
  Object.keys(values).flatMap((kind) =>
    (['guest', 'customer'] as const).map((who) => ({ name, kind, who })),
  ),
)

describe('design §8: a cookie that is absent, junk, expired, foreign, forged or huge', () => {
  it.each(cases)(
    '$name: $kind, of a $who, causes no error and no leak',
    async ({ name, kind, who }) => {
      const bad = await values[kind]?.(name)
      const own =
        who === 'customer'
          ? {
              session: goodSession,
              price_group: await signed(config.SESSION_SECRET, goodSession, inAnHour()),
            }
          : {}
      const cookies: Record<string, string> = { cart: goodCart, ...own }
      delete cookies[name]
      if (typeof bad === 'string') cookies[name] = bad
      const isCustomer = cookies['session'] === goodSession
      for (const { path, fields } of requests) {
        // oxlint-disable-next-line no-await-in-loop -- one visitor, one request after another
        const response = await send(path, cookies, fields)
        // oxlint-disable-next-line no-await-in-loop
        const body = await response.text()
        const message = `${path} ${response.status} ${body.slice(0, 200)}`
        expect(response.status, message).toBeLessThan(500)
        // The token in this URL authorises its order.
        const isByToken = path.includes('?order=')
        const isOwn = isCustomer || fields !== undefined || isByToken
        expect(!isOwn && body.includes(exampleUser.email), message).toBe(false)
        expect(body, message).not.toContain('<script>alert(1)')
        const isPage = !path.startsWith('/api') && !path.startsWith('/_data')
        const isRedirect = response.status >= 300 && response.status < 400
        expect(!isPage || isRedirect || body.includes('<h1'), message).toBe(true)
      }
    },
  )
})
