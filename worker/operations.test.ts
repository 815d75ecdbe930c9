import { describe, it, vi } from 'vitest'
import { createApp } from './app.ts'
import { testEnv } from './testing/fake-backend.ts'

const secret = 'secret-of-storefront-and-backend'

async function headersAtBackend(path: string, vars: Record<string, string>): Promise<Headers> {
  let received = new Headers()
  const bindings = testEnv((request) => {
    received = request.headers
    return new Response('ok')
  }, vars)
  await createApp().request(
    `http://shop.test${path}`,
    {
      headers: {
        'X-Storefront-Token': 'forged-by-the-browser',
        'X-Client-Address': '198.51.100.1',
        'X-User-Groups': 'handwerk',
        'X-Cart-Token': 'cart-of-somebody-else',
        Accept: 'image/webp',
        Range: 'bytes=0-9',
      },
    },
    bindings,
  )
  return received
}

describe('design §8 calls to the embedded backend', () => {
  it.for(['/cdn/image/w100/a.webp', '/pay/token', '/outbox'])(
    '%s carries the storefront’s credential and no header of the browser',
    async (path, { expect }) => {
      const headers = Object.fromEntries(await headersAtBackend(path, { BACKEND_TOKEN: secret }))
      expect(headers).toMatchObject({
        accept: 'image/webp',
        range: 'bytes=0-9',
        'x-storefront-token': secret,
      })
      for (const name of ['x-client-address', 'x-user-groups', 'x-cart-token'])
        expect(headers, name).not.toHaveProperty(name)
    },
  )

  it.for(['/cdn/image/w100/a.webp', '/pay/token', '/pay/webhooks/stripe', '/outbox/mail'])(
    '%s is a 503 to be repeated, without a stack, in an outage or without a response',
    async (path, { expect }) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const ask = (backend: () => Promise<Response>) =>
        createApp().request(`http://shop.test${path}`, {}, testEnv(backend))
      const gone = await ask(() => Promise.reject(new Error('The Worker is gone')))
      vi.useFakeTimers()
      const hanging = ask(() => new Promise(() => undefined))
      await vi.advanceTimersByTimeAsync(30_000)
      vi.useRealTimers()
      for (const response of [gone, await hanging]) {
        expect(response.status).toBe(503)
        expect(Object.fromEntries(response.headers)).toMatchObject({
          'retry-after': '120',
          'cache-control': 'no-store',
        })
        // oxlint-disable-next-line no-await-in-loop
        expect(await response.text()).not.toMatch(/gone|    at /)
      }
      logged.mockRestore()
    },
  )

  it('carry no credential of the browser when the shop has none', async ({ expect }) => {
    expect(
      (await headersAtBackend('/outbox', { BACKEND_TOKEN: '' })).has('X-Storefront-Token'),
    ).toBe(false)
  })
})
