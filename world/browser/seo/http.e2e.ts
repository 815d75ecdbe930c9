import {
  type APIRequestContext,
  type APIResponse,
  type Page,
  request as newRequest,
} from 'playwright/test'
import { screenRoutes } from '../../../domain/screens/screens.gen.ts'
import { fan } from '../../../e2e/steps.ts'
import { expect, hydrated, test } from '../../../e2e/test.ts'

/** One URL of every kind of response. */
const responses: Record<string, string> = {
  page: '/',
  'private page': '/checkout',
  'missing page': '/gibt-es-nicht',
  'canonical redirect': '/Ventilatoren/',
  'redirect of the CMS': '/ventilator-angebote',
  'redirect of a currency': '/?currency=CZK',
  'redirect to the login': '/user/dashboard',
  'data of a page': '/_data/ventilatoren',
  'personal data': '/_data/checkout',
  'call that is known': '/api/cart',
  'call that is not': '/api/gibt-es-nicht',
  robots: '/robots.txt',
  'site map': '/sitemap.xml',
  'file of the site map': '/sitemap-screens-1.xml',
  'file that is not': '/sitemap-products-99.xml',
  configuration: '/sitemapconfig',
  icon: '/favicon.svg',
  'old icon': '/favicon.ico',
  'shared picture': '/share.png',
  picture: '/cdn/image/w320/product/bath-fan-axial.webp',
  'picture to keep': '/cdn/image/download/product/bath-fan-axial.webp',
  'file of the CMS': '/cdn/upload/messprotokoll-volumenstrom.csv',
  'missing picture': '/cdn/image/w320/product/none.webp',
  hook: '/hooks/purge',
  payment: '/pay/none',
  mails: '/outbox',
  frame: '/_frame/picker/none',
  'missing asset': '/assets/none.js',
  manifest: '/.vite/manifest.json',
}

/** By the shop's own headers, not by a browser's interpretation. */
async function get(request: APIRequestContext, path: string): Promise<APIResponse> {
  return request.get(path, { maxRedirects: 0 })
}

async function assetsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text()
  return [...new Set(html.match(/\/assets\/[\w./-]+\.(?:js|css|woff2|svg)/g))]
}

/** Build files that a hydrated page has loaded, with the transferred bytes. */
async function loadedFiles(page: Page, path: string): Promise<{ name: string; bytes: number }[]> {
  await page.goto(path)
  await hydrated(page)
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/'))
      .map((entry) => ({ name: entry.name, bytes: entry.toJSON().transferSize })),
  )
}

test.describe('design §8, ASVS 3.4: headers', () => {
  test('are in every kind of response', async ({ request }) => {
    const assets = await assetsOf(request, '/ventilatoren')
    expect(assets.length).toBeGreaterThan(3)
    for (const path of [...Object.values(responses), ...assets]) {
      const headers = (await get(request, path)).headers()
      expect.soft(headers['x-content-type-options'], path).toBe('nosniff')
      expect.soft(headers['strict-transport-security'], path).toContain('max-age=63072000')
      // A payment page's URL authorises its payment, so no other page may get it as Referer.
      const referrer =
        path === responses.payment ? 'no-referrer' : 'strict-origin-when-cross-origin'
      expect.soft(headers['referrer-policy'], path).toBe(referrer)
      expect.soft(headers['cross-origin-resource-policy'], path).toMatch(/^(same|cross)-origin$/)
    }
  })

  test('block cross-site reads of personal responses, and allow pictures', async ({ request }) => {
    for (const path of ['/_data/checkout', '/api/cart', '/checkout']) {
      const { 'cross-origin-resource-policy': policy } = (await get(request, path)).headers()
      expect(policy, path).toBe('same-origin')
    }
    for (const path of ['/share.png', responses.picture ?? '']) {
      const { 'cross-origin-resource-policy': policy } = (await get(request, path)).headers()
      expect(policy, path).toBe('cross-origin')
    }
  })
})

test.describe('§7 downloads', () => {
  test('a file of the CMS has its content type, and runs no script', async ({ request }) => {
    const result = await get(request, responses['file of the CMS'] ?? '')
    expect(result.status()).toBe(200)
    expect(result.headers()['content-type']).toBe('text/csv; charset=utf-8')
    expect(result.headers()['content-security-policy']).toContain('sandbox')
    expect(await result.text()).toContain('Ventilöffnung in mm')
    expect((await get(request, '/cdn/upload/gibt-es-nicht.pdf')).status()).toBe(404)
  })

  test('a picture is a download, under its name', async ({ request }) => {
    const result = await get(request, responses['picture to keep'] ?? '')
    expect(result.status()).toBe(200)
    expect(result.headers()['content-type']).toBe('image/webp')
    expect(result.headers()['content-disposition']).toBe(
      'attachment; filename="bath-fan-axial.webp"',
    )
  })
})

test.describe('§7 files of a build', () => {
  test('are cached for a year; a missing one is not', async ({ request }) => {
    for (const path of await assetsOf(request, '/ventilatoren')) {
      const { 'cache-control': kept } = (await get(request, path)).headers()
      expect(kept, path).toBe('public, max-age=31536000, immutable')
    }
    const missing = await get(request, '/assets/none.js')
    expect(missing.status()).toBe(404)
    expect(missing.headers()['cache-control'] ?? '').not.toContain('immutable')
  })

  test('are not requested again by a second page load', async ({ page }) => {
    const first = await loadedFiles(page, '/ventilatoren')
    const known = new Set(first.map(({ name }) => name))
    // A slow machine may load a lazy part on the second page only; the first page's files must be
    // cached.
    const files = (await loadedFiles(page, '/ventilatoren')).filter(({ name }) => known.has(name))
    expect(files.length).toBeGreaterThan(10)
    // A file from the browser's cache transfers nothing, not even the headers of a 304.
    expect(files.filter(({ bytes }) => bytes !== 0)).toEqual([])
  })

  test('are preloaded: all style sheets and the font of the page', async ({ request }) => {
    for (const path of ['/', '/ventilatoren', fan.path, '/checkout', '/login']) {
      const response = await get(request, path)
      const html = await response.text()
      const sheets = [...html.matchAll(/<link rel="stylesheet" href="(\/assets\/[^"]+)"/g)]
      const link = response.headers()['link'] ?? ''
      expect(sheets.length, path).toBeGreaterThan(0)
      for (const [, href] of sheets) expect(link).toContain(`<${href}>; rel=preload; as=style`)
      expect(link).toMatch(/<\/assets\/[^>]+\.woff2>; rel=preload; as=font; crossorigin/)
    }
  })

  test('have no public directory listing', async ({ request }) => {
    for (const path of ['/.vite/manifest.json', '/_headers', '/.assetsignore', '/wrangler.json']) {
      expect((await get(request, path)).status(), path).toBe(404)
    }
  })
})

test.describe('RFC 9110: methods', () => {
  const paths = Object.values(screenRoutes).map(({ paths: { de } }) =>
    de.replace(/:slug\*?/, 'gibt-es-nicht'),
  )

  test('a page accepts only GET and HEAD, with an Allow header', async ({ request }) => {
    for (const path of paths) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
        const response = await request.fetch(path, { method, maxRedirects: 0 })
        expect(response.status(), `${method} ${path}`).toBe(405)
        expect(response.headers().allow, `${method} ${path}`).toBe('GET, HEAD')
      }
    }
  })

  test('calls list their methods in Allow', async ({ request }) => {
    for (const [method, path, allowed] of [
      ['DELETE', '/api/cart', 'GET, HEAD'],
      ['GET', '/api/cart/items', 'POST'],
      ['PUT', '/api/login', 'POST'],
      ['GET', '/hooks/purge', 'POST'],
    ] as const) {
      const headers = { Accept: '*/*', 'Content-Type': 'application/json' }
      const response = await request.fetch(path, { method, headers })
      expect(response.status(), `${method} ${path}`).toBe(405)
      expect(response.headers().allow?.split(', '), path).toEqual(
        expect.arrayContaining(allowed.split(', ')),
      )
    }
  })

  test('HEAD has the status and the headers of GET, and no body', async ({ request }) => {
    const assets = await assetsOf(request, '/')
    for (const path of [...paths, ...Object.values(responses), ...assets.slice(0, 3)]) {
      const got = await get(request, path)
      const head = await request.head(path, { maxRedirects: 0 })
      expect.soft(head.status(), path).toBe(got.status())
      expect.soft((await head.body()).length, path).toBe(0)
      for (const name of ['content-type', 'location', 'x-content-type-options'])
        expect.soft(head.headers()[name], `${name} of ${path}`).toBe(got.headers()[name])
    }
  })
})

test.describe('§2 unknown content', () => {
  const hosts = { de: '', cs: 'cs.', sk: 'sk.', en: 'en.' } as const

  for (const [locale, sub] of Object.entries(hosts)) {
    test(`is a 404 with noindex, on every screen with a slug: ${locale}`, async ({ baseURL }) => {
      const { port } = new URL(baseURL ?? '')
      // Every subdomain of localhost is this machine, which Node does not always resolve.
      const request = await newRequest.newContext({
        baseURL: `http://localhost:${port}`,
        extraHTTPHeaders: { Host: `${sub}localhost:${port}` },
      })
      const patterns = Object.entries(screenRoutes)
        .filter(([name]) => !/^(?:user-order|shopping-list)$/.test(name))
        .map(([, { paths }]) => paths[locale as keyof typeof hosts])
        .filter((path) => path.includes(':slug'))
      expect(patterns.length).toBeGreaterThan(8)
      for (const pattern of patterns) {
        for (const slug of [
          'gibt-es-nicht',
          '0',
          '%00',
          'a'.repeat(300),
          'constructor',
          '-',
          '%E2%80%8B',
        ]) {
          const path = pattern.replace(/:slug\*?/, slug)
          const response = await get(request, path)
          expect.soft(response.status(), path.slice(0, 80)).toBe(404)
          const html = await response.text()
          expect.soft(html, path.slice(0, 80)).toContain('<meta name="robots" content="noindex')
          const data = await get(request, `/_data${path}`)
          expect.soft(data.status(), `/_data${path.slice(0, 80)}`).toBe(404)
        }
      }
      await request.dispose()
    })
  }

  test('is a 404 below a screen without a slug too', async ({ request }) => {
    for (const {
      paths: { de },
    } of Object.values(screenRoutes)) {
      if (de.includes(':slug') || de === '/') continue
      const path = `${de}/gibt-es/nicht`
      expect.soft((await get(request, path)).status(), path).toBe(404)
    }
  })

  test('in a query is not indexed', async ({ request }) => {
    for (const path of [
      '/compare',
      '/compare?ids=gibt-es-nicht',
      '/suche',
      '/suche?q=qqqxxxyyy',
      '/niederlassungen?region=gibt-es-nicht',
      '/niederlassungen?service=gibt-es-nicht',
      `${fan.path}?variant_id=gibt-es-nicht`,
      `${fan.path}?reviews_page=999`,
    ]) {
      const html = await (await request.get(path)).text()
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''
      const isIndexed = html.includes('content="index, follow"')
      expect.soft(isIndexed && canonical.includes('?'), path).toBe(false)
      if (isIndexed) expect.soft(new URL(canonical).pathname, path).toBe(path.split('?')[0])
    }
  })
})
