import { env } from 'cloudflare:test'
import { Hono } from 'hono'
import { beforeEach, describe, it, vi } from 'vitest'
import { accountApi as accountPaths } from '../../../domain/account/account-api.ts'
import { api } from '../../../domain/api.ts'
import type { User } from '../../../domain/account/user.ts'
import type { AppEnv } from '../../env.ts'
import { requestContext } from '../../request/context.ts'
import { accountApi } from './account.ts'
import { sessionApi } from './session.ts'

// Rendering is tested elsewhere; this test reads the props passed to it.
vi.mock('../../pages.ts', () => ({
  renderScreen: async (_c: unknown, page: { status: number }) =>
    Response.json(page, { status: page.status }),
}))

const token = 'store-token-0123456789'
const user: User = {
  id: '1',
  email: 'anna@example.de',
  firstName: 'Anna',
  lastName: 'Weiß',
  formalTitle: '',
  phone: '',
  variant: 'b2b',
  groups: ['installers'],
  variantHash: 'b2c',
  restricted: false,
  business: null,
  address: null,
}

const requested: { path: string; headers: Headers; body: unknown }[] = []
let responses: Record<string, () => Response>

beforeEach(() => {
  requested.length = 0
  responses = {
    '/store/api/oauth/login': () => Response.json({ data: { access_token: token } }),
    '/store/api/v1/register': () => Response.json({ data: { access_token: token } }),
    '/store/api/v1/user': () => Response.json({ data: user }),
    '/store/api/oauth/logout': () => Response.json({ data: { done: true } }),
  }
})

const BACKEND = {
  async fetch(url: string, init: RequestInit) {
    const path = new URL(url).pathname
    requested.push({
      path,
      headers: new Headers(init.headers),
      body: JSON.parse(String(init.body ?? 'null')),
    })
    return responses[path]?.() ?? new Response(null, { status: 404 })
  },
}

const app = new Hono<AppEnv>()
  .use(requestContext())
  .route('/api', sessionApi)
  .route('/api', accountApi)

function request(path: string, init: RequestInit = {}) {
  return app.request(`https://shop.test${path}`, init, { ...env, BACKEND })
}

function post(path: string, body: Record<string, unknown>, headers: Record<string, string> = {}) {
  return request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  })
}

function postForm(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return request(path, { method: 'POST', body: new URLSearchParams(fields), headers })
}

const refusal = (status: number, errors: object[]) => () => Response.json({ errors }, { status })
const credentials = { email: 'anna@example.de', password: 'leise und stark' }
const cookiesOf = (response: Response) => response.headers.getSetCookie().join('\n')

describe('§4 login', () => {
  it('saves the token in an HttpOnly cookie and nowhere else', async ({ expect }) => {
    const response = await post(accountPaths.login, credentials)
    expect(response.status).toBe(200)
    expect(cookiesOf(response)).toMatch(
      new RegExp(`session=${token}; Max-Age=604800; Path=/; HttpOnly`),
    )
    expect(await response.text()).not.toContain(token)
  })

  it('signs the price group of the customer and merges the guest cart', async ({ expect }) => {
    const response = await post(accountPaths.login, credentials, { Cookie: 'cart=guest-cart' })
    expect(requested[0]?.headers.get('X-Cart-Token')).toBe('guest-cart')
    expect(cookiesOf(response)).toMatch(/price_group=.+b2b/)
    expect(cookiesOf(response)).toMatch(/cart=; Max-Age=0/)
  })

  it('gives a script the redirect and a notice', async ({ expect }) => {
    const response = await post(accountPaths.login, { ...credentials, redirect: '/suche' })
    expect(await response.json()).toEqual({ redirect: '/suche', message: 'Sie sind angemeldet.' })
  })

  it('redirects a form with 303', async ({ expect }) => {
    const response = await postForm(accountPaths.login, {
      ...credentials,
      redirect: '/checkout/info',
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/checkout/info')
  })

  it.for(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never redirects to %s',
    async (redirect, { expect }) => {
      const response = await postForm(accountPaths.login, { ...credentials, redirect })
      expect(response.headers.get('Location')).toBe('/')
    },
  )

  it('renders the form again with 401, with the e-mail and without the password', async ({
    expect,
  }) => {
    responses['/store/api/oauth/login'] = refusal(401, [{ status: 401, title: 'no' }])
    const response = await postForm(accountPaths.login, credentials)
    expect(response.status).toBe(401)
    const page = await response.text()
    expect(page).toContain('"screen":"login"')
    expect(page).toContain(credentials.email)
    expect(page).not.toContain(credentials.password)
    expect(cookiesOf(response)).not.toContain('session=')
  })

  it('does not call the store for invalid fields (422)', async ({ expect }) => {
    const response = await post(accountPaths.login, { email: 'anna', password: '' })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      errors: [{ field: 'email' }, { field: 'password' }],
    })
    expect(requested).toEqual([])
  })

  it('reports too many attempts or an unreachable store', async ({ expect }) => {
    responses['/store/api/oauth/login'] = refusal(429, [{ status: 429, title: 'slow down' }])
    expect((await post(accountPaths.login, credentials)).status).toBe(429)
    responses['/store/api/oauth/login'] = () => new Response('<html>', { status: 502 })
    expect((await post(accountPaths.login, credentials)).status).toBe(503)
  })
})

describe('§6 restricted group', () => {
  it('signs a member out at once with the reason', async ({ expect }) => {
    responses['/store/api/v1/user'] = () => Response.json({ data: { ...user, restricted: true } })
    const response = await post(accountPaths.login, credentials)
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ errors: [{ code: 'restricted' }] })
    expect(requested.map(({ path }) => path)).toContain('/store/api/oauth/logout')
    expect(cookiesOf(response)).not.toContain(token)
  })

  it('signs out a customer who has become a member, with a notice on any page', async ({
    expect,
  }) => {
    responses['/store/api/v1/user'] = () => Response.json({ data: { ...user, restricted: true } })
    const response = await request(api.session, { headers: { Cookie: `session=${token}` } })
    expect(await response.json()).toEqual({ user: null, restricted: true })
    expect(requested.map(({ path }) => path)).toContain('/store/api/oauth/logout')
    expect(cookiesOf(response)).toMatch(/session=; Max-Age=0/)
  })

  it('clears an older session when the form is rendered again', async ({ expect }) => {
    responses['/store/api/v1/user'] = () => Response.json({ data: { ...user, restricted: true } })
    const response = await postForm(accountPaths.login, credentials, { Cookie: 'session=older' })
    expect(response.status).toBe(403)
    expect(cookiesOf(response)).toMatch(/session=; Max-Age=0/)
  })
})

describe('§4 session', () => {
  it('recognises a guest without calling the store', async ({ expect }) => {
    const response = await request(api.session)
    expect(await response.json()).toEqual({ user: null })
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(requested).toEqual([])
  })

  it('returns the customer and updates the price group', async ({ expect }) => {
    const response = await request(api.session, { headers: { Cookie: `session=${token}` } })
    expect(await response.json()).toMatchObject({ user: { firstName: 'Anna' } })
    expect(cookiesOf(response)).toMatch(/price_group=.+installers/)
  })

  it('clears a session that the store answers with 401', async ({ expect }) => {
    responses['/store/api/v1/user'] = refusal(401, [{ status: 401, title: 'expired' }])
    const response = await request(api.session, { headers: { Cookie: `session=${token}` } })
    expect(await response.json()).toEqual({ user: null })
    expect(cookiesOf(response)).toMatch(/session=; Max-Age=0/)
  })
})

describe('§4 sign-out', () => {
  it('clears session and price group, also if the store does not answer', async ({ expect }) => {
    responses['/store/api/oauth/logout'] = () => new Response(null, { status: 500 })
    const response = await postForm(
      accountPaths.logout,
      { redirect: '/suche' },
      { Cookie: `session=${token}` },
    )
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/suche')
    expect(cookiesOf(response)).toMatch(/session=; Max-Age=0[\s\S]*price_group=; Max-Age=0/)
  })

  it('gives a script the notice', async ({ expect }) => {
    const response = await post(accountPaths.logout, {}, { Cookie: `session=${token}` })
    expect(await response.json()).toEqual({ redirect: '/', message: 'Sie sind abgemeldet.' })
    expect(cookiesOf(response)).toMatch(/session=; Max-Age=0/)
  })
})

const registration = {
  ...credentials,
  fullName: 'Anna Maria Weiß',
  passwordConfirmation: credentials.password,
  terms: '1',
}

describe('§5 registration', () => {
  it('creates the customer by the contract and signs in', async ({ expect }) => {
    const business = {
      isBusiness: '1',
      businessName: ' Vzduch  s.r.o. ',
      tin: '4219',
      vatin: 'cz 4219',
    }
    const response = await request(accountPaths.register, {
      method: 'POST',
      body: new URLSearchParams({ ...registration, ...business, phone: '777123456' }),
      headers: { Host: 'cs.shop.test' },
    })
    expect(response.status).toBe(303)
    expect(requested[0]?.body).toMatchObject({
      firstName: 'Anna Maria',
      lastName: 'Weiß',
      newsletter: false,
      terms: true,
    })
    expect(cookiesOf(response)).toContain(`session=${token}`)
  })

  it('renders the form again with every value except the passwords', async ({ expect }) => {
    const response = await postForm(accountPaths.register, {
      ...registration,
      passwordConfirmation: 'anders',
    })
    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toContain('Anna Maria Weiß')
    expect(page).toContain('"passwordConfirmation":"')
    expect(page).not.toContain(credentials.password)
  })

  it('shows the store’s errors at their fields', async ({ expect }) => {
    responses['/store/api/v1/register'] = refusal(422, [
      { status: 422, field: 'email', title: 'Schon vergeben' },
    ])
    const response = await post(accountPaths.register, registration)
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      errors: [{ status: 422, field: 'email', title: 'Schon vergeben' }],
    })
  })
})

describe('bad input', () => {
  it.for([
    ['text/plain', 'x', 415],
    ['application/json', '{', 400],
    ['application/json', '[]', 400],
    ['application/json', 'null', 400],
    ['application/json', '{"email":{"a":1},"password":["x"]}', 422],
    ['application/x-www-form-urlencoded', '%zz&&=&__proto__=1', 422],
    ['application/x-www-form-urlencoded', `email=${'a'.repeat(40_000)}`, 413],
  ] as const)('answers %s %s with %i', async ([type, body, status], { expect }) => {
    const response = await request(accountPaths.login, {
      method: 'POST',
      body,
      headers: { 'Content-Type': type },
    })
    expect(response.status).toBe(status)
  })
})
