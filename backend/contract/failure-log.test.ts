import { env } from 'cloudflare:test'
import { describe, expect, it, vi } from 'vitest'
import { app } from '../app.ts'

describe('§8 an unexpected failure', () => {
  it('is reported without its cause, and logged without paths, tokens or values', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = {
      prepare: () => {
        throw new Error('disk full')
      },
    }
    const id = '00000000000000008f1c0a7b2e4d9f03'
    const headers = {
      Authorization: 'Bearer secret-token-of-a-customer',
      traceparent: `00-${id}-00f067aa0ba902b7-01`,
    }
    const path = '/store/api/v1/user/orders/order-of-a-customer'
    const response = await app.request(path, { headers }, { ...env, DB: broken })
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      errors: [{ status: 500, title: expect.any(String), code: 'internal' }],
    })
    const logged = log.mock.calls.flat().map(String)
    log.mockRestore()
    expect(logged.map((line) => JSON.parse(line))).toEqual([
      {
        event: 'request-failure',
        // As in the storefront's log and response.
        request: id,
        call: 'GET /store/api/v1/user/orders/:id',
        error: 'Error',
        detail: 'disk full',
      },
    ])
  })
})
