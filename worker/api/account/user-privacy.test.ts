import { env } from 'cloudflare:test'
import { Hono } from 'hono'
import { beforeEach, describe, it } from 'vitest'
import { accountApi } from '../../../domain/account/account-api.ts'
import { exportUser, UserExport } from '../../../domain/contract/store-privacy.ts'
import { storePrivacyExamples } from '../../../domain/contract/testing/examples/store-privacy.ts'
import { exampleUser } from '../../../domain/contract/testing/examples/entities/user.ts'
import type { AppEnv } from '../../env.ts'
import { requestContext } from '../../request/context.ts'
import { userPrivacyApi } from './user-privacy.ts'

const requested: { method: string; path: string; body: unknown }[] = []
let deletion: () => Response

const BACKEND = {
  async fetch(url: string, init: RequestInit) {
    const path = new URL(url).pathname
    const method = init.method ?? 'GET'
    requested.push({ method, path, body: JSON.parse(String(init.body ?? 'null')) })
    if (method === 'DELETE') return deletion()
    if (path === '/store/api/v1/user') return Response.json({ data: exampleUser })
    return Response.json({ errors: [{ status: 404, title: 'Nein' }] }, { status: 404 })
  },
}

const app = new Hono<AppEnv>().use(requestContext()).route('/api', userPrivacyApi)

function post(fields: Record<string, string>, cookie = 'session=token-1') {
  const init = { method: 'POST', body: new URLSearchParams(fields), headers: { Cookie: cookie } }
  return app.request(`https://shop.test${accountApi.userDelete}`, init, { ...env, BACKEND })
}
const deletions = () => requested.filter(({ method }) => method === 'DELETE')

beforeEach(() => {
  requested.length = 0
  deletion = () => Response.json({ data: { done: true } })
})

describe('GDPR Art. 17: deletion of an account', () => {
  it('requires the password and the checkbox', async ({ expect }) => {
    for (const fields of [{}, { deletePassword: 'x' }, { deleteConfirmed: '1' }]) {
      const response = await post(fields)
      expect(response.status).toBe(422)
      expect(await response.text()).toContain('name="deletePassword"')
    }
    expect(deletions()).toEqual([])
  })

  it('shows a notice and clears the session', async ({ expect }) => {
    const response = await post({ deletePassword: 'ein ganzer Satz', deleteConfirmed: '1' })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Ihr Konto ist gelöscht')
    expect(deletions()).toMatchObject([{ body: { password: 'ein ganzer Satz' } }])
    const cookies = response.headers.getSetCookie().join('\n')
    expect(cookies).toMatch(/session=;/)
    expect(cookies).toMatch(/price_group=;/)
  })

  it('is refused at the field for a wrong password; the session stays', async ({ expect }) => {
    deletion = () => {
      const error = { status: 422, field: 'password', code: 'wrong_password', title: 'Falsch.' }
      return Response.json({ errors: [error] }, { status: 422 })
    }
    const response = await post({ deletePassword: 'falsch', deleteConfirmed: '1' })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('Falsch.')
    expect(response.headers.getSetCookie().join()).not.toMatch(/session=;/)
  })

  it('sends a guest to sign-in', async ({ expect }) => {
    const response = await post({ deletePassword: 'x', deleteConfirmed: '1' }, '')
    expect(response.headers.get('Location')).toMatch(/^\/login\?redirect=/)
  })
})

describe('GDPR Art. 20: data export', () => {
  it('requires a session', async ({ expect }) => {
    const response = await app.request(
      `https://shop.test${accountApi.userExport}`,
      {},
      { ...env, BACKEND },
    )
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toMatch(/^\/login\?redirect=/)
  })

  it('has all orders of a customer with more than 2 MB of them', async ({ expect }) => {
    const [example] = storePrivacyExamples.filter(({ call }) => call === exportUser)
    const { data } = exportUser.response.parse(example?.response)
    const orders = Array.from({ length: 2000 }, () => data.orders).flat()
    const answer = JSON.stringify({ data: { ...data, orders } })
    expect(answer.length).toBeGreaterThan(2 * 1024 * 1024)
    const response = await app.request(
      `https://shop.test${accountApi.userExport}`,
      { headers: { Cookie: 'session=token-1' } },
      { ...env, BACKEND: { fetch: async () => new Response(answer) } },
    )
    expect(response.status).toBe(200)
    expect(UserExport.parse(await response.json()).orders).toHaveLength(2000)
  })
})
