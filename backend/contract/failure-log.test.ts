import { env } from 'cloudflare:test'
import { describe, expect, it, vi } from 'vitest'
import { app } from '../app.ts'

describe('§8 an unexpected failure', () => {
  it('is told without its cause, and logged without a path, a token or a value', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = {
      prepare: () => {
        throw new Error('disk full')
      },
    }
    const request = { headers: { Authorization: 'Bearer secret-token-of-a-customer' } }
    const path = '/store/api/v1/user/orders/order-of-a-customer'
    const response = await app.request(path, request, { ...env, DB: broken })
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      errors: [{ status: 500, title: expect.any(String), code: 'internal' }],
    })
    const logged = log.mock.calls.flat().map(String)
    log.mockRestore()
    expect(logged).toEqual(['GET /store/api/v1/user/orders/:id', 'Error', 'disk full'])
  })
})
