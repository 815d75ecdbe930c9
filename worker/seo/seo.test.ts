import { afterEach, describe, it, vi } from 'vitest'
import type { SlugEntry } from '../../domain/content/slug-list.ts'
import { createApp } from '../app.ts'
import { newIsolate } from '../testing/fake-content.ts'
import { recordSuccess } from '../upstream/circuit.ts'

const domains = [
  { host: 'shop.test', code: 'de', locale: 'de', country: 'DEU', currency: 'EUR' },
  { host: 'cs.shop.test', code: 'cz', locale: 'cs', country: 'CZE', currency: 'CZK' },
]

const noKv = { get: async () => null, put: async () => {} }

interface Asked {
  type: string
  skip: number
  limit: number
}

/** A shop whose CMS has this many entries of each type. */
function shop(totals: Record<string, number>, entry = entryOf) {
  const requested: Asked[] = []
  const backend = async (url: string, init: RequestInit) => {
    const { variables } = await new Request(url, init).json<{ variables: Asked }>()
    requested.push(variables)
    const total = totals[variables.type] ?? 0
    const length = Math.max(Math.min(variables.limit, total - variables.skip), 0)
    const entities = Array.from({ length }, (_, index) => entry(variables.skip + index))
    return Response.json({ data: { slug_list: { entities, total } } })
  }
  const bindings = {
    ...newIsolate(),
    CACHE: noKv,
    ENVIRONMENT: 'test',
    DOMAINS: JSON.stringify(domains),
    BACKEND: { fetch: backend },
  }
  const get = (path: string, host = 'shop.test') =>
    createApp().request(`http://${host}${path}`, {}, bindings)
  return { get, requested }
}

function entryOf(number: number): SlugEntry {
  return {
    _id: `p${number}`,
    slugs: { de: `luefter-${number}`, cs: `ventilator-${number}` },
    updated_at: '2026-11-02T08:00:00.000Z',
  }
}

const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)

afterEach(() => {
  vi.restoreAllMocks()
  recordSuccess('cms')
})

describe('§2 robots.txt', () => {
  it('names the site map of its own host and disallows calls and personal screens', async ({
    expect,
  }) => {
    const { get } = shop({})
    const german = await (await get('/robots.txt')).text()
    expect(german).toContain('Sitemap: http://shop.test/sitemap.xml\n')
    for (const path of ['/api/', '/checkout/', '/suche?', '/user/', '/login$']) {
      expect(german).toContain(`Disallow: ${path}\n`)
    }
    const czech = await (await get('/robots.txt', 'cs.shop.test')).text()
    expect(czech).toContain('Sitemap: http://cs.shop.test/sitemap.xml\n')
    expect(czech).toContain('Disallow: /hledat?\n')
    expect(czech).not.toContain('/suche')
  })
})

describe('§2 site map', () => {
  it('is an index with a file for every 5,000 addresses of a type', async ({ expect }) => {
    const { get } = shop({ product: 100_000, category: 118, page: 12 })
    const response = await get('/sitemap.xml')
    expect(response.headers.get('Content-Type')).toContain('application/xml')
    const files = locs(await response.text())
    expect(files).toContain('http://shop.test/sitemap-products-20.xml')
    expect(files).not.toContain('http://shop.test/sitemap-products-21.xml')
    expect(files).toContain('http://shop.test/sitemap-categories-1.xml')
    expect(files).not.toContain('http://shop.test/sitemap-virtual-categories-1.xml')
    expect(files).toHaveLength(20 + 1 + 1 + 1)
  })

  it('lists the last of 100,000 products, in requests that the CMS allows', async ({ expect }) => {
    const { get, requested } = shop({ product: 99_999 })
    const urls = locs(await (await get('/sitemap-products-20.xml')).text())
    expect(urls).toHaveLength(4999)
    expect(urls.at(-1)).toBe('http://shop.test/produkt/luefter-99998')
    expect(requested.map(({ skip }) => skip)).toEqual([95_000, 96_000, 97_000, 98_000, 99_000])
  })

  it('streams the start before it has requested the end', async ({ expect }) => {
    const { get, requested } = shop({ product: 5000 })
    const response = await get('/sitemap-products-1.xml')
    const reader = response.body?.getReader()
    await reader?.read()
    await reader?.read()
    expect(requested.length).toBeLessThan(5)
    await reader?.cancel()
  })

  it('links each URL to its alternates with a last modification date', async ({ expect }) => {
    const { get } = shop({ product: 1 })
    const german = await (await get('/sitemap-products-1.xml')).text()
    expect(german).toContain(
      '<url><loc>http://shop.test/produkt/luefter-0</loc><lastmod>2026-11-02</lastmod>' +
        '<xhtml:link rel="alternate" hreflang="de" href="http://shop.test/produkt/luefter-0"/>' +
        '<xhtml:link rel="alternate" hreflang="cs" href="http://cs.shop.test/produkt/ventilator-0"/>' +
        '<xhtml:link rel="alternate" hreflang="x-default" href="http://shop.test/produkt/luefter-0"/></url>',
    )
    const czech = await (await get('/sitemap-products-1.xml', 'cs.shop.test')).text()
    expect(locs(czech)).toEqual(['http://cs.shop.test/produkt/ventilator-0'])
  })

  it('omits untranslated content, and escapes the rest', async ({ expect }) => {
    const slugs = [{ cs: 'jen-cesky' }, { de: 'rohr&bogen/ä' }]
    const { get } = shop({ category: 2 }, (number) => ({
      _id: String(number),
      slugs: slugs[number] ?? {},
      updated_at: null,
    }))
    const xml = await (await get('/sitemap-categories-1.xml')).text()
    expect(locs(xml)).toEqual(['http://shop.test/rohr%26bogen/%C3%A4'])
  })

  it('has the home page in a file of its own', async ({ expect }) => {
    const { get, requested } = shop({})
    expect(locs(await (await get('/sitemap-screens-1.xml')).text())).toContain('http://shop.test/')
    // Only whether there is an entry counts.
    for (const read of requested) expect(read).toMatchObject({ skip: 0, limit: 1 })
  })

  it('has files for content: articles, nested categories, tags, authors', async ({ expect }) => {
    const one = { article: 1, article_category: 1, article_tag: 1, author: 1 }
    const { get } = shop(one, () => ({
      _id: '1',
      slugs: { de: 'ratgeber/bad' },
      updated_at: null,
    }))
    const urls = await Promise.all(
      ['articles', 'article-categories', 'article-tags', 'authors'].map(async (name) =>
        locs(await (await get(`/sitemap-${name}-1.xml`)).text()),
      ),
    )
    expect(urls.flat()).toEqual([
      'http://shop.test/artikel/ratgeber/bad',
      'http://shop.test/articlelist/ratgeber/bad',
      'http://shop.test/articletag/ratgeber/bad',
      'http://shop.test/autor/ratgeber/bad',
    ])
  })

  it('answers 404 for unknown files', async ({ expect }) => {
    const { get } = shop({ product: 3 })
    for (const file of [
      'products-2',
      'products-0',
      'products-01',
      'products-999999999',
      'screens-2',
      'constructor-1',
      'orders-1',
    ]) {
      expect((await get(`/sitemap-${file}.xml`)).status, file).toBe(404)
    }
  })

  it('is the same for every crawler: cached, without cookies', async ({ expect }) => {
    const { get, requested } = shop({ product: 3 })
    await (await get('/sitemap-products-1.xml')).text()
    const response = await get('/sitemap-products-1.xml')
    await response.text()
    expect(requested).toHaveLength(1)
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600')
    expect(response.headers.get('Set-Cookie')).toBeNull()
  })

  it('is an error while the CMS is down: an empty file would deindex every page', async ({
    expect,
  }) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const bindings = {
      ...newIsolate(),
      CACHE: noKv,
      BACKEND: { fetch: async () => new Response(null, { status: 500 }) },
    }
    const response = await createApp().request('http://shop.test/sitemap-pages-1.xml', {}, bindings)
    expect(response.status).toBeGreaterThanOrEqual(500)
  })
})

describe('the favicon', () => {
  it('is at the default URL of browsers', async ({ expect }) => {
    const response = await shop({}).get('/favicon.ico')
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe('/favicon.svg')
  })
})

describe('§2 /sitemapconfig', () => {
  it('describes the site map’s parts, for each language', async ({ expect }) => {
    const { get } = shop({ product: 6000 })
    const config = await (await get('/sitemapconfig')).json()
    expect(config).toMatchObject({
      locale: 'de',
      sitemap: 'http://shop.test/sitemap.xml',
      urlsPerFile: 5000,
      sections: [
        { name: 'screens' },
        {
          name: 'products',
          entries: 6000,
          files: [
            'http://shop.test/sitemap-products-1.xml',
            'http://shop.test/sitemap-products-2.xml',
          ],
        },
        { name: 'categories' },
        { name: 'virtual-categories' },
        { name: 'pages' },
        { name: 'articles' },
        { name: 'article-categories' },
        { name: 'article-tags' },
        { name: 'authors' },
        { name: 'branches' },
        { name: 'glossary' },
      ],
      domains: [{ sitemap: 'http://shop.test/sitemap.xml' }, { locale: 'cs' }],
    })
  })
})
