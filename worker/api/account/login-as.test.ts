import { env } from 'cloudflare:test'
import { Hono } from 'hono'
import { csrf } from 'hono/csrf'
import { beforeEach, describe, it, vi } from 'vitest'
import { accountApi } from '../../../domain/account/account-api.ts'
import type { AppEnv } from '../../env.ts'
import { requestContext } from '../../request/context.ts'
import { loginAsApi } from './login-as.ts'

// Rendering is tested elsewhere; this test reads the props passed to it.
vi.mock('../../pages.ts', () => ({
  renderScreen: async (_c: unknown, page: { status: number }) =>
    Response.json(page, { status: page.status }),
}))

const landing = 'landing-token-0123456789'
const session = 'store-token-0123456789'
const user = {
  id: '1',
  email: 'anna@example.de',
  firstName: 'Anna',
  lastName: 'Weiß',
  formalTitle: '',
  phone: '',
  variant: 'b2c',
  groups: [],
  variantHash: 'b2c',
  restricted: false,
  business: null,
  address: null,
  operator: 'Olga vom Service',
}

let result: () => Response
let shown: Partial<typeof user>
const requested: { path: string; headers: Headers; body: unknown }[] = []

const BACKEND = {
  async fetch(url: string, init: RequestInit) {
    const path = new URL(url).pathname
    const body: unknown = JSON.parse(String(init.body ?? 'null'))
    requested.push({ path, headers: new Headers(init.headers), body })
    if (path.endsWith('/login-as')) return result()
    return Response.json({ data: path.endsWith('/user') ? { ...user, ...shown } : { done: true } })
  },
}

beforeEach(() => {
  requested.length = 0
  shown = {}
  result = () => Response.json({ data: { access_token: session } })
})

const app = new Hono<AppEnv>().use(requestContext()).use(csrf()).route('/api', loginAsApi)

function press(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const isJson = headers['Content-Type'] === 'application/json'
  const init = {
    method: 'POST',
    body: isJson ? JSON.stringify(fields) : new URLSearchParams(fields),
  }
  const from = { Origin: 'https://shop.test', 'Sec-Fetch-Site': 'same-origin', ...headers }
  return app.request(
    `https://shop.test${accountApi.loginAs}`,
    { ...init, headers: from },
    { ...env, BACKEND },
  )
}

describe('§4 login-as-user at the storefront', () => {
  it('signs in by the token and ends the previous session', async ({ expect }) => {
    const response = await press({ token: landing }, { Cookie: 'session=of-somebody-else-0123' })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/user/dashboard')
    expect(response.headers.getSetCookie().join()).toContain(session)
    const [first] = requested
    expect(first).toMatchObject({ path: '/store/api/oauth/login-as', body: { token: landing } })
    // The store ends this session.
    expect(first?.headers.get('Authorization')).toBe('Bearer of-somebody-else-0123')
  })

  it('tells a script whose session it is', async ({ expect }) => {
    const response = await press({ token: landing }, { 'Content-Type': 'application/json' })
    expect(await response.json()).toEqual({
      redirect: '/user/dashboard',
      message: 'Olga vom Service ist im Namen von Anna Weiß angemeldet.',
    })
  })

  it.for([
    ['used or forged', () => failure(401, 'login_as_invalid'), 401, 'refused'],
    ['unknown to a shop without secrets', () => failure(404, 'not_found'), 401, 'refused'],
    ['asked of a store that is down', () => new Response(null, { status: 503 }), 503, 'open'],
  ] as const)('shows an error if the token is %s', async ([, fails, status, state], { expect }) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    result = fails
    const response = await press({ token: landing })
    vi.restoreAllMocks()
    expect(response.status).toBe(status)
    expect(response.headers.getSetCookie().join()).not.toContain(session)
    expect(await response.json()).toMatchObject({
      screen: 'auth-proxy',
      props: { state, token: state === 'open' ? landing : '' },
    })
  })

  it('refuses members of a restricted group', async ({ expect }) => {
    shown = { restricted: true }
    const response = await press({ token: landing })
    expect(response.status).toBe(403)
    expect(response.headers.getSetCookie().join()).not.toContain(session)
  })

  it('refuses a cross-site form, against login CSRF', async ({ expect }) => {
    const response = await press(
      { token: landing },
      { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' },
    )
    expect(response.status).toBe(403)
    expect(requested).toEqual([])
  })
})

function failure(status: number, code: string): Response {
  return Response.json({ errors: [{ status, code, title: 'Nein.' }] }, { status })
}
