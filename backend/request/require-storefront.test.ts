import { env } from 'cloudflare:test'
import { describe, it, vi } from 'vitest'
import { app } from '../app.ts'
import { withInjectedFaults } from '../faults/faults.ts'

const secret = 'secret-of-storefront-and-backend'

async function request(path: string, headers: Record<string, string>) {
  return app.request(path, { headers }, { ...env, BACKEND_TOKEN: secret })
}

const paths = [
  '/cms/catalog/categories?ids=1',
  '/cms/graphql',
  '/store/api/v1/currencies',
  '/store/image/download/product/none',
  '/outbox?format=json',
  '/pay/',
  '/pay/callback',
]

describe('design §8 the backend answers the storefront only', () => {
  it.for(paths)(
    '%s is refused to everybody else, before anything is done',
    async (path, { expect }) => {
      for (const token of [undefined, '', 'x', `${secret}x`, secret.slice(1)]) {
        const headers = token === undefined ? {} : { 'X-Storefront-Token': token }
        const response = await request(path, { ...headers, 'X-User-Variant': 'b2b' })
        expect(response.status, String(token)).toBe(403)
        expect(await response.json()).toMatchObject({ errors: [{ code: 'unknown_caller' }] })
      }
    },
  )

  it('accepts the former token while it is replaced, and no other', async ({ expect }) => {
    const bindings = { ...env, BACKEND_TOKEN: secret, FORMER_BACKEND_TOKEN: 'token-of-last-year' }
    const statusWith = async (token: string) => {
      const headers = { 'X-Storefront-Token': token }
      const response = await app.request('/store/api/v1/currencies', { headers }, bindings)
      await response.body?.cancel()
      return response.status
    }
    expect(await statusWith('token-of-last-year')).not.toBe(403)
    expect(await statusWith(secret)).not.toBe(403)
    expect(await statusWith('')).toBe(403)
    expect(await statusWith('token-of-last-year-')).toBe(403)
  })

  it.for(paths)('%s is open to the storefront', async (path, { expect }) => {
    const response = await request(path, { 'X-Storefront-Token': secret })
    expect(response.status).not.toBe(403)
    await response.body?.cancel()
  })

  it('serves pictures to everybody, because CDN_URL may be a separate origin', async ({
    expect,
  }) => {
    expect((await request('/cdn/image/w100/none.webp', {})).status).toBe(404)
  })
})

describe('§8 an invalid configuration', () => {
  it('names its variable in the log and not in the response', async ({ expect }) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const wrong = { ...env, ENVIRONMENT: 'production', OUTBOX_ENABLED: '1' }
    const request = new Request('https://backend.example/store/api/v1/currencies')
    const response = await withInjectedFaults(request, wrong, async () => app.fetch(request, wrong))
    const logged = log.mock.calls.flat().join(' ')
    log.mockRestore()
    expect(response.status).toBe(500)
    expect(await response.text()).not.toMatch(/OUTBOX|SHOP_URL|BACKEND_TOKEN/)
    expect(logged).toContain('OUTBOX_ENABLED')
    expect(logged).toContain('BACKEND_TOKEN')
  })
})
