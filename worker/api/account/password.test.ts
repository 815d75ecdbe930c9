import { env } from 'cloudflare:test'
import { Hono } from 'hono'
import { beforeEach, describe, it, vi } from 'vitest'
import { accountApi } from '../../../domain/account/account-api.ts'
import type { AppEnv } from '../../env.ts'
import { requestContext } from '../../request/context.ts'
import { passwordApi } from './password.ts'

// Rendering is tested elsewhere; this test reads the props passed to it.
vi.mock('../../pages.ts', () => ({
  renderScreen: async (_c: unknown, page: { status: number }) =>
    Response.json(page, { status: page.status }),
}))

const requested: { path: string; body: unknown }[] = []
let result: (path: string) => Response

beforeEach(() => {
  requested.length = 0
  result = () => Response.json({ data: { done: true } })
})

const BACKEND = {
  async fetch(url: string, init: RequestInit) {
    const { pathname: path } = new URL(url)
    requested.push({ path, body: JSON.parse(String(init.body ?? 'null')) })
    return result(path)
  },
}

const app = new Hono<AppEnv>().use(requestContext()).route('/api', passwordApi)

function submit(path: string, fields: Record<string, string>, cookie = '') {
  const body = new URLSearchParams(fields)
  const init = { method: 'POST', body, headers: { Cookie: cookie } }
  return app.request(`https://shop.test${path}`, init, { ...env, BACKEND })
}

const reset = {
  email: 'anna@example.de',
  token: 'token-of-the-mail',
  password: 'leise und stark',
  passwordConfirmation: 'leise und stark',
}

describe('§7 forgot-password', () => {
  it('requests a link to the page that sets a new password', async ({ expect }) => {
    const response = await submit(accountApi.passwordForgotten, { email: ' anna@example.de ' })
    expect(requested).toEqual([
      {
        path: '/store/api/v1/forgot-password',
        body: { email: 'anna@example.de', callbackUrl: 'http://shop.test/passwordreset' },
      },
    ])
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/passwordforgotten?sent=1')
  })

  it('does not call the store with an invalid address', async ({ expect }) => {
    const response = await submit(accountApi.passwordForgotten, { email: 'anna@' })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      props: { email: 'anna@', errors: { email: expect.any(String) } },
    })
    expect(requested).toEqual([])
  })
})

describe('§7 reset-password', () => {
  it('sets the password and redirects to sign-in', async ({ expect }) => {
    const response = await submit(accountApi.passwordReset, reset)
    expect(requested[0]?.body).toEqual({
      email: reset.email,
      token: reset.token,
      password: reset.password,
      password_confirmation: reset.password,
    })
    expect(response.headers.get('Location')).toBe('/login?reset=1')
  })

  it('signs out whoever is signed in here, so that the owner can sign in', async ({ expect }) => {
    const response = await submit(accountApi.passwordReset, reset, 'session=somebody-else')
    expect(requested.map(({ path }) => path)).toEqual([
      '/store/api/v1/reset-password',
      '/store/api/oauth/logout',
    ])
    expect(response.headers.getSetCookie().join()).toMatch(/session=;/)
    expect(response.headers.get('Location')).toBe('/login?reset=1')
  })

  it('shows no form once the link is used', async ({ expect }) => {
    result = (path) =>
      path.endsWith('/check')
        ? Response.json({ data: { isOpen: false } })
        : Response.json(
            { errors: [{ status: 422, title: '?', code: 'reset_invalid' }] },
            { status: 422 },
          )
    const response = await submit(accountApi.passwordReset, reset)
    expect(response.status).toBe(410)
    expect(await response.json()).toMatchObject({ props: { isOver: true } })
  })

  it('requires equal passwords', async ({ expect }) => {
    const response = await submit(accountApi.passwordReset, {
      ...reset,
      passwordConfirmation: 'anders!!',
    })
    expect(response.status).toBe(422)
    expect(requested).toEqual([])
  })

  it('shows the store’s message of a used link, and keeps the token', async ({ expect }) => {
    const title = 'Der Link gilt nicht mehr.'
    result = () =>
      Response.json({ errors: [{ status: 422, title, code: 'reset_invalid' }] }, { status: 422 })
    const response = await submit(accountApi.passwordReset, reset)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      props: { token: reset.token, errors: { '': title } },
    })
  })

  it('keeps the values while the store is unreachable', async ({ expect }) => {
    result = () => new Response(null, { status: 500 })
    const response = await submit(accountApi.passwordReset, reset)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ props: { email: reset.email } })
  })
})
