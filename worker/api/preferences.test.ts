import { Hono } from 'hono'
import { describe, it } from 'vitest'
import { api } from '../../domain/api.ts'
import type { AppEnv } from '../env.ts'
import { requestContext } from '../request/context.ts'
import { testEnv } from '../testing/fake-backend.ts'
import { preferencesApi } from './preferences.ts'

const app = new Hono<AppEnv>().use(requestContext()).route('/api', preferencesApi)

function prefer(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return app.request(
    `https://shop.test${api.preferences}`,
    { method: 'POST', body: new URLSearchParams(fields), headers },
    testEnv(() => new Response(null, { status: 500 })),
  )
}

describe('§4 preferences', () => {
  it('stores currency and price display for 365 days and redirects back', async ({ expect }) => {
    const response = await prefer({
      currency: 'czk',
      display_vat: '1',
      display_both_prices: '0',
      redirect: '/suche?q=rohr',
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/suche?q=rohr')
    const cookies = response.headers.getSetCookie()
    expect(cookies).toHaveLength(3)
    for (const value of ['currency=CZK', 'display_vat=1', 'display_both_prices=0']) {
      expect(cookies.some((cookie) => cookie.startsWith(`${value}; Max-Age=31536000`))).toBe(true)
    }
  })

  it('ignores junk and never redirects to another origin', async ({ expect }) => {
    const response = await prefer({
      currency: 'BTC',
      display_vat: 'yes',
      redirect: '//evil.example',
    })
    expect(response.headers.getSetCookie()).toEqual([])
    expect(response.headers.get('Location')).toBe('/')
  })

  it.for([
    ['https://shop.test/suche?q=rohr', '/suche?q=rohr'],
    ['https://evil.example/suche', '/'],
    ['https://shop.test//evil.example', '/'],
    ['https://shop.test.evil.example/', '/'],
  ] as const)(
    'without a redirect parameter goes back to the page it was sent from (%s)',
    async ([referer, to], { expect }) => {
      const response = await prefer({ display_vat: '1' }, { Referer: referer })
      expect(response.headers.get('Location')).toBe(to)
    },
  )
})
