import { Hono } from 'hono'
import { describe, it } from 'vitest'
import type { AppEnv } from '../env.ts'
import { canonicalLocation, canonicalUrl } from './canonical-url.ts'

const shop = 'https://shop.test'
const locationOf = (path: string) => canonicalLocation(new URL(shop + path))

function appWithPages() {
  const app = new Hono<AppEnv>()
  app.use(canonicalUrl())
  app.all('*', (c) => c.text('page'))
  return app
}

describe('§2 canonical URL', () => {
  it.for([
    ['/Produkt/Rohr-100', '/produkt/rohr-100'],
    ['/suche/', '/suche'],
    ['/suche///', '/suche'],
    ['/?fbclid=abc', '/'],
    ['/suche?fbclid=1&q=Rohr', '/suche?q=Rohr'],
    ['/Suche/?q=Rohr&fbclid=1&f_dn=100', '/suche?q=Rohr&f_dn=100'],
    ['/suche?%66bclid=1', '/suche'],
    ['/suche?fbclid', '/suche'],
    ['/%41bc', '/abc'],
    ['/%C3%9Cber', '/%C3%BCber'],
  ] as const)('redirects %s once, to %s', ([from, to], { expect }) => {
    expect(locationOf(from)).toBe(to)
    expect(locationOf(to)).toBeNull()
  })

  it.for([
    '/',
    '/produkt/rohr-100',
    '/suche?q=Ä%20b&x=%2F&&y',
    '/suche?q=a+b&Q=Groß',
    '/suche?notfbclid=1',
    '/a%2fb',
    '/%C3%BCber',
    '/a%5Cb',
    '/%zz',
    '/%E0%A4',
    '/assets/Entry-A1b2.js',
    '/api/cart/items/AbC/',
    '/_data/Suche/',
    '/hooks/Purge/',
    '/cdn/image/w96/Rohr.webp',
    '/pay/f4Kp-ToKeN',
    '/outbox/AbC',
  ])('leaves %s alone', (path, { expect }) => {
    expect(locationOf(path)).toBeNull()
  })

  it('keeps the rest of the query byte for byte', ({ expect }) => {
    expect(locationOf('/A?q=%c3%a4+b%20c&&empty=&fbclid=x&flag&%zz=%')).toBe(
      '/a?q=%c3%a4+b%20c&&empty=&flag&%zz=%',
    )
  })

  it.for([
    '//evil.example',
    '//evil.example/',
    '///evil.example/%2e%2e',
    '/\\evil.example',
    '//evil.example//?fbclid=1',
    '//',
    '//EVIL.example/A/',
    '/.//evil.example/',
  ])('never redirects to another host by %s', (path, { expect }) => {
    const location = locationOf(path)
    expect(location).toMatch(/^\/(?![/\\])/)
    expect(new URL(location ?? '', shop).host).toBe('shop.test')
    expect(locationOf(location ?? '')).toBeNull()
  })

  it('keeps encoded slashes and backslashes, without a redirect', ({ expect }) => {
    expect(locationOf('/%2F%2Fevil.example/')).toBe('/%2F%2Fevil.example')
    expect(locationOf('/%5C%5Cevil.example/')).toBe('/%5C%5Cevil.example')
    expect(locationOf('/%5c/Evil.example')).toBe('/%5c/evil.example')
  })

  it('never needs a second redirect, whatever the first was for', ({ expect }) => {
    const alphabet = [
      '/',
      '//',
      'A',
      'b',
      '%41',
      '%c3%9c',
      '%2F',
      '%5C',
      '%',
      '.',
      '..',
      '?',
      '&',
      'fbclid=1',
      'q=Z',
    ]
    let seed = 7
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
    for (let round = 0; round < 3000; round++) {
      const parts = Array.from(
        { length: 1 + random() * 8 },
        () => alphabet[Math.floor(random() * alphabet.length)],
      )
      const first = locationOf(`/${parts.join('')}`)
      if (first === null) continue
      expect(first).toMatch(/^\/(?![/\\])/)
      expect(locationOf(first), first).toBeNull()
    }
  })

  it('answers with one 301 for all changes together', async ({ expect }) => {
    const response = await appWithPages().request(`${shop}//Suche//?fbclid=1&q=A`)
    expect(response.status).toBe(301)
    expect(response.headers.get('Location')).toBe('/suche?q=A')
  })

  it('redirects HEAD like GET, and no unsafe method', async ({ expect }) => {
    const app = appWithPages()
    expect((await app.request(`${shop}/Suche`, { method: 'HEAD' })).status).toBe(301)
    expect((await app.request(`${shop}/Suche`, { method: 'POST' })).status).toBe(200)
  })
})
