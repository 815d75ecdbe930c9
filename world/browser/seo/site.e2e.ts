import { request as newRequest } from 'playwright/test'
import { fan } from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'

const hosts = { de: '', cs: 'cs.', sk: 'sk.', en: 'en.' } as const

/** A client of a language's host; every subdomain of localhost is this machine. */
async function clientOf(locale: keyof typeof hosts, baseURL = '') {
  const { port } = new URL(baseURL)
  const host = `${hosts[locale]}localhost:${port}`
  const client = await newRequest.newContext({
    baseURL: `http://localhost:${port}`,
    extraHTTPHeaders: { Host: host },
  })
  return { client, origin: `http://${host}` }
}

test.describe('§2 files of the site', () => {
  for (const locale of ['de', 'cs', 'sk', 'en'] as const) {
    test(`are in the language of the host and linked from its pages: ${locale}`, async ({
      baseURL,
    }) => {
      const { client, origin } = await clientOf(locale, baseURL)
      const html = await (await client.get('/')).text()
      const manifest = await client.get(/<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '')
      expect(manifest.headers()['content-type']).toContain('application/manifest+json')
      const { lang, icons, start_url } = await manifest.json()
      expect([lang, start_url]).toEqual([locale, '/'])
      for (const { src, type } of icons) {
        const icon = await client.get(src)
        expect(icon.headers()['content-type'], src).toBe(type)
      }
      const [, touch = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(html) ?? []
      expect((await client.get(touch)).headers()['content-type']).toBe('image/png')

      const [, search = ''] = /<link rel="search"[^>]* href="([^"]+)"/.exec(html) ?? []
      const xml = await (await client.get(search)).text()
      expect(xml).toContain(`<Language>${locale}</Language>`)
      const [, template = ''] = /<Url type="text\/html"[^>]* template="([^"]+)"/.exec(xml) ?? []
      expect(template.startsWith(origin)).toBe(true)
      const found = await client.get(new URL(template.replace('{searchTerms}', 'dn 100')).pathname)
      expect(found.status()).toBe(200)

      expect(html).toMatch(/<meta property="og:locale" content="(de_DE|cs_CZ|sk_SK|en_GB)">/)
      for (const name of ['og:site_name', 'og:type', 'og:title', 'og:url', 'og:image'])
        expect(html, name).toContain(`<meta property="${name}" content="`)
      await client.dispose()
    })
  }

  test('RFC 9116: security.txt has a contact and expires within a year', async ({ request }) => {
    const response = await request.get('/.well-known/security.txt')
    expect(response.headers()['content-type']).toContain('text/plain')
    const text = await response.text()
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
    const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '')
    expect(expires).toBeGreaterThan(Date.now())
    expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000)
  })
})

test.describe('§2 language links without script', () => {
  test('open the same page, on every kind of page', async ({ request, baseURL }) => {
    const { port } = new URL(baseURL ?? '')
    for (const [path, czech] of [
      ['/', '/'],
      [fan.path, /^\/produkt\/.+/],
      ['/ventilatoren', /^\/[a-z-]+$/],
      ['/ventilatoren?page=2', /^\/[a-z-]+\?page=2$/],
      ['/artikel?page=2', '/clanky?page=2'],
      ['/rechner', '/vypocty'],
      ['/niederlassungen', '/pobocky'],
      ['/login', '/login'],
      ['/suche?q=rohr', '/hledat'],
    ] as const) {
      const html = await (await request.get(path)).text()
      const [, href = ''] = /<a [^>]*href="([^"]+)" hrefLang="cs"/i.exec(html) ?? []
      const url = new URL(href)
      expect(url.host, path).toBe(`cs.localhost:${port}`)
      expect(url.pathname + url.search, path).toEqual(
        typeof czech === 'string' ? czech : expect.stringMatching(czech),
      )
      const { client } = await clientOf('cs', baseURL)
      expect((await client.get(url.pathname + url.search)).status(), href).toBe(200)
      await client.dispose()
    }
  })

  test('hreflang names the same page of a list, and itself', async ({ request, baseURL }) => {
    const html = await (await request.get('/ventilatoren?page=2')).text()
    const links = [...html.matchAll(/<link rel="alternate" hreflang="(\w\w)" href="([^"]+)"/g)]
    expect(links).toHaveLength(4)
    for (const [, , href = ''] of links) expect(href).toContain('?page=2')
    expect(links.map(([, , href]) => href)).toContain(`${baseURL}/ventilatoren?page=2`)
  })
})

test('§7 redirects of the CMS keep the query', async ({ request }) => {
  const plain = await request.get('/ventilator-angebote', { maxRedirects: 0 })
  const response = await request.get(
    '/ventilator-angebote?utm_source=mail&page=2&f_dn=100&f_dn=125',
    {
      maxRedirects: 0,
    },
  )
  const { location = '' } = response.headers()
  expect(location).toContain(plain.headers().location)
  expect(new URL(location, 'http://x').searchParams.getAll('f_dn')).toEqual(['100', '125'])
  expect(location).toContain('utm_source=mail')
})
