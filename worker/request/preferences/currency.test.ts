import { describe, it, vi } from 'vitest'
import { inContext, testEnv } from '../../testing/fake-backend.ts'

const page = (variables: Record<string, string>, request: Request) =>
  inContext(
    testEnv(() => new Response(), variables),
    (c) => c.text(c.var.context.currency),
    request,
  )

async function currencyAt(
  url: string,
  {
    cookie,
    country,
    variables = {},
  }: { cookie?: string; country?: string; variables?: Record<string, string> } = {},
) {
  const request = new Request(url, {
    headers: { ...(cookie ? { Cookie: cookie } : {}), 'CF-Connecting-IP': '203.0.113.7' },
    ...(country ? { cf: { country } } : {}),
  })
  return (await page(variables, request)).text()
}

describe('§9 currency by query parameter', () => {
  it('stores ?currency= in a cookie and redirects to the same URL without it', async ({
    expect,
  }) => {
    const response = await page(
      {},
      new Request('http://cs.shop.test/suche?q=a%20b&currency=eur&page=2'),
    )
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe('/suche?q=a%20b&page=2')
    expect(response.headers.get('Set-Cookie')).toMatch(/^currency=EUR;.*Path=\/.*SameSite=Lax/)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  it.for(['XXX', '', '<script>', 'EUR%00', 'e'])(
    'ignores the junk %j',
    async (junk, { expect }) => {
      const response = await page({}, new Request(`http://cs.shop.test/?currency=${junk}`))
      expect(response.status).toBe(200)
      expect(response.headers.get('Set-Cookie')).toBeNull()
      expect(await response.text()).toBe('CZK')
    },
  )

  it('never redirects to another host', async ({ expect }) => {
    const response = await page({}, new Request('http://shop.test//evil.example?currency=EUR'))
    expect(response.headers.get('Location')).toBe('/evil.example')
  })

  it('is that of the page for prices of an API, whatever another tab has chosen', async ({
    expect,
  }) => {
    const cookie = 'currency=CZK'
    const asked = (path: string) => currencyAt(`http://shop.test${path}`, { cookie })
    expect(await asked('/api/search?q=rohr&currency=EUR')).toBe('EUR')
    expect(await asked('/api/search?q=rohr&currency=XXX')).toBe('CZK')
    expect(await asked('/api/search?q=rohr')).toBe('CZK')
  })

  it('does not redirect below /api and with POST', async ({ expect }) => {
    expect((await page({}, new Request('http://shop.test/api/cart?currency=CZK'))).status).toBe(200)
    const post = new Request('http://shop.test/?currency=CZK', { method: 'POST' })
    expect((await page({}, post)).status).toBe(200)
  })
})

describe('§9 currency by IP', () => {
  const on = { GEO_CURRENCY: '1' }

  it('is the domain’s currency while the feature is off', async ({ expect }) => {
    expect(await currencyAt('http://cs.shop.test/', { country: 'DE' })).toBe('CZK')
  })

  it('becomes EUR outside Czechia, and stays the domain’s in Czechia', async ({ expect }) => {
    expect(await currencyAt('http://cs.shop.test/', { country: 'DE', variables: on })).toBe('EUR')
    expect(await currencyAt('http://cs.shop.test/', { country: 'CZ', variables: on })).toBe('CZK')
    expect(await currencyAt('http://cs.shop.test/', { country: 'XX', variables: on })).toBe('CZK')
  })

  it('is the shop’s currency for a country to which it ships', async ({ expect }) => {
    const variables = { ...on, CURRENCIES: 'EUR,CZK,PLN', COUNTRY_CURRENCIES: 'PL=PLN' }
    expect(await currencyAt('http://cs.shop.test/', { country: 'PL', variables })).toBe('PLN')
    expect(await currencyAt('http://cs.shop.test/', { country: 'HU', variables })).toBe('EUR')
    const cookie = 'currency=pln'
    expect(await currencyAt('http://cs.shop.test/', { cookie, variables })).toBe('PLN')
    expect(await currencyAt('http://cs.shop.test/', { cookie })).toBe('CZK')
  })

  it('is overridden by the cookie; a junk cookie is ignored', async ({ expect }) => {
    const requested = { country: 'DE', variables: on }
    expect(await currencyAt('http://cs.shop.test/', { ...requested, cookie: 'currency=CZK' })).toBe(
      'CZK',
    )
    expect(await currencyAt('http://cs.shop.test/', { ...requested, cookie: 'currency=%00' })).toBe(
      'EUR',
    )
  })

  it('asks the IP service once when Cloudflare names no country', async ({ expect }) => {
    const service = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Response.json({ country: 'AT' }))
    const variables = { ...on, IP_COUNTRY_URL: 'https://ip.test/lookup/' }
    expect(await currencyAt('http://cs.shop.test/', { variables })).toBe('EUR')
    expect(await currencyAt('http://cs.shop.test/', { variables })).toBe('EUR')
    expect(service).toHaveBeenCalledOnce()
    expect(service.mock.calls[0]?.[0]).toBe('https://ip.test/lookup/203.0.113.7')
    service.mockRestore()
  })

  it('stays the domain’s currency when the service is slow, broken or wrong', async ({
    expect,
  }) => {
    const responses = [
      () => Response.error(),
      () => new Response('no', { status: 500 }),
      () => Response.json({ country: '<b>' }),
      () => new Promise<Response>(() => {}),
    ]
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (const [index, result] of responses.entries()) {
      const service = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
        const aborted = new Promise<Response>((_, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
        })
        return Promise.race([result(), aborted])
      })
      const request = new Request('http://cs.shop.test/', {
        headers: { 'CF-Connecting-IP': `203.0.113.${20 + index}` },
      })
      const response = await page({ ...on, IP_COUNTRY_URL: 'https://ip.test' }, request)
      expect(await response.text()).toBe('CZK')
      service.mockRestore()
    }
    logged.mockRestore()
  })

  it('logs a failure of the IP service, without the address', async ({ expect }) => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const responses = [
      new Response('203.0.113.40 is unknown', { status: 503 }),
      new Response('{"ip":"203.0.113.40",'),
      Response.json({ country: '203.0.113.40' }),
    ]
    for (const result of responses) {
      const service = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => result)
      const request = new Request('http://cs.shop.test/', {
        headers: { 'CF-Connecting-IP': '203.0.113.40' },
      })
      await page({ ...on, IP_COUNTRY_URL: 'https://ip.test' }, request)
      service.mockRestore()
    }
    const lines = logged.mock.calls.map(([line]) => JSON.parse(String(line)) as object)
    expect(lines).toMatchObject([
      { event: 'ip-country-failure', detail: 'Error', status: 503 },
      { event: 'ip-country-failure', detail: 'SyntaxError' },
      { event: 'ip-country-failure', detail: 'ZodError' },
    ])
    expect(JSON.stringify(lines)).not.toContain('203.0.113')
    logged.mockRestore()
  })
})
