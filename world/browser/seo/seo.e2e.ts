import type { APIRequestContext } from 'playwright/test'
import { fan, open } from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'
import { resolvedJsonLd } from '../../../worker/testing/resolved-json-ld.ts'

const locsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)

async function textOf(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(address)
  expect(response.status(), address).toBe(200)
  return response.text()
}

interface JsonLd {
  '@type': string
  [property: string]: unknown
}

function jsonLdOf(html: string): JsonLd[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text),
  )
}

test.describe('§2 site map', () => {
  test('links from robots.txt over the index to existing pages', async ({ request }) => {
    const robots = await textOf(request, '/robots.txt')
    const index = await textOf(request, /Sitemap: (\S+)/.exec(robots)?.[1] ?? '')
    const files = locsOf(index)
    expect(files.length).toBeGreaterThanOrEqual(5)
    const all: string[] = []
    for (const file of files) {
      const xml = await textOf(request, file)
      expect(xml.endsWith('</urlset>\n'), file).toBe(true)
      const urls = locsOf(xml)
      expect(urls.length, file).toBeLessThanOrEqual(5000)
      all.push(...urls)
      for (const url of [urls[0], urls.at(-1)]) {
        const response = await request.get(url ?? '', { maxRedirects: 0 })
        expect(response.status(), url).toBe(200)
        const html = await response.text()
        expect(html, url).toContain(`<link rel="canonical" href="${url}">`)
        expect(html, url).toContain('<meta name="robots" content="index, follow">')
      }
    }
    expect(new Set(all).size).toBe(all.length)
    expect(all.some((url) => url.endsWith('/leise-badluefter'))).toBe(true)
  })

  test('has the same alternates as the pages', async ({ page, request, baseURL }) => {
    const xml = await textOf(request, '/sitemap-categories-1.xml')
    const [url = ''] = /<url>.*?<\/url>/.exec(xml) ?? []
    const html = await textOf(request, locsOf(url)[0] ?? '')
    const pairs = (text: string) =>
      [...text.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(
        ([, code, to]) => `${code} ${to}`,
      )
    expect(pairs(url).length).toBe(5)
    expect(pairs(html)).toEqual(expect.arrayContaining(pairs(url)))
    const { port } = new URL(baseURL ?? '')
    // Browsers resolve every subdomain of localhost.
    const czech = await page.goto(`http://cs.localhost:${port}/sitemap-categories-1.xml`)
    const [first] = locsOf((await czech?.text()) ?? '')
    expect(first).toContain(`http://cs.localhost:${port}/`)
  })

  test('has a configuration that counts it', async ({ request }) => {
    const config = await (await request.get('/sitemapconfig')).json()
    const products = config.sections.find(({ name }: { name: string }) => name === 'products')
    expect(products.entries).toBeGreaterThan(1000)
    expect(products.files).toHaveLength(Math.ceil(products.entries / 5000))
  })
})

test.describe('§2 structured data', () => {
  test('describes shop and search on the home page', async ({ request }) => {
    const [organization, website] = jsonLdOf(await textOf(request, '/'))
    expect(organization).toMatchObject({ '@type': 'Organization', name: expect.any(String) })
    expect(website).toMatchObject({
      '@type': 'WebSite',
      potentialAction: { '@type': 'SearchAction' },
    })
  })

  test('describes a product with its variants, offers, delivery and return', async ({
    request,
  }) => {
    const data = jsonLdOf(await textOf(request, fan.path))
    expect(data.map((each) => each['@type'])).toEqual(['ProductGroup', 'BreadcrumbList'])
    const [group] = data
    expect(group).toMatchObject({ brand: { '@type': 'Brand' }, productGroupID: expect.any(String) })
    const variants = (resolvedJsonLd(group)?.hasVariant ?? []) as JsonLd[]
    expect(variants.length).toBeGreaterThan(1)
    for (const variant of variants) {
      expect(variant).toMatchObject({
        '@type': 'Product',
        name: expect.any(String),
        sku: expect.any(String),
        offers: {
          '@type': 'Offer',
          price: expect.stringMatching(/^\d+\.\d\d$/),
          priceCurrency: 'EUR',
          availability: expect.stringMatching(/^https:\/\/schema\.org\/\w+$/),
          shippingDetails: { '@type': 'OfferShippingDetails' },
          hasMerchantReturnPolicy: { merchantReturnDays: 14 },
        },
      })
    }
    const [image = ''] = (group?.image ?? []) as string[]
    expect((await request.get(image)).headers()['content-type']).toMatch(/^image\//)
  })

  test('describes a category with its breadcrumbs, products and questions', async ({ request }) => {
    const data = jsonLdOf(await textOf(request, '/ventilatoren/bad-kleinraumluefter'))
    expect(data.map((each) => each['@type'])).toEqual(['BreadcrumbList', 'ItemList', 'FAQPage'])
    expect(data[1]?.itemListElement).toHaveLength(21)
  })

  test('is in the document once, and not in the page data', async ({ request }) => {
    const html = await textOf(request, '/ventilatoren/bad-kleinraumluefter')
    expect(html.split('FAQPage')).toHaveLength(2)
  })

  test('gives shared links an existing picture', async ({ request }) => {
    for (const address of ['/', '/leise-badluefter', '/ventilatoren', fan.path]) {
      const html = await textOf(request, address)
      const [, picture = ''] = /<meta property="og:image" content="([^"]+)">/.exec(html) ?? []
      const response = await request.get(picture)
      expect(response.headers()['content-type'], `${address}: ${picture}`).toMatch(/^image\//)
    }
  })
})

test('§2 a page after client navigation has the same head as after a full load', async ({
  page,
}) => {
  const headOf = () =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'head > title, meta[name=description], meta[name=robots], link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]',
        ),
      ]
        .map((element) => element.outerHTML.replaceAll('\\u003c', '<'))
        .toSorted(),
    )
  await open(page, '/ventilatoren')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Bad- & Kleinraumlüfter/ })
    .first()
    .click()
  await expect(page).toHaveURL(/bad-kleinraumluefter$/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url())
  const inPlace = await headOf()
  await page.reload()
  expect(inPlace).toEqual(await headOf())
})

test.describe('issue: bad input', () => {
  test('beyond the last page is a 404; junk is the plain list', async ({ request }) => {
    const list = '/ventilatoren/bad-kleinraumluefter'
    for (const query of ['page=9999', 'page=999', 'f_dn=100&page=500']) {
      expect((await request.get(`${list}?${query}`)).status(), query).toBe(404)
    }
    for (const query of ['page=0', 'page=-3', 'sort=junk', 'price_from=x', 'a=1&b=2', 'f_dn=%00']) {
      const html = await textOf(request, `${list}?${query}`)
      expect(html, query).toMatch(new RegExp(`<link rel="canonical" href="[^"?]+${list}">`))
    }
    const swapped = await textOf(request, `${list}?price_from=100&price_to=1`)
    expect(swapped).toContain('content="noindex"')
    for (const path of ['/%00', '/..%2f..%2fetc', '/%F0%9F%92%A8', `${list}/..%5c`]) {
      expect((await request.get(path)).status(), path).toBeLessThan(500)
    }
  })
})
