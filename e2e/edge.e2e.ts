import { expect, test } from './test.ts'

const category = '/ventilatoren/bad-kleinraumluefter'

test.describe('§2 canonical URL', () => {
  test('is reached by one redirect, whatever is wrong with the URL', async ({ request }) => {
    const response = await request.get('/Ventilatoren/Bad-Kleinraumluefter/?fbclid=x&sort=price', {
      maxRedirects: 0,
    })
    expect(response.status()).toBe(301)
    expect(response.headers().location).toBe(`${category}?sort=price`)
  })

  test('never redirects to another host', async ({ request, baseURL }) => {
    for (const path of ['//evil.example/', '/%5Cevil.example/', '///evil.example//A/']) {
      const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 })
      const location = response.headers().location ?? '/'
      expect(new URL(location, 'http://shop.test').host, path).toBe('shop.test')
    }
  })
})

test.describe('§2 unknown paths', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('answer 404 with a helpful page', async ({ page }) => {
    const response = await page.goto('/gibt-es-nicht')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  })

  test('are redirected if the CMS knows a new address', async ({ request }) => {
    const response = await request.get('/ventilator-angebote', { maxRedirects: 0 })
    expect(response.status()).toBe(301)
    expect((await request.get(response.headers().location ?? '')).status()).toBe(200)
  })

  test('show the CMS text page behind them, with 200', async ({ request }) => {
    const response = await request.get('/agb.html')
    expect(response.status()).toBe(200)
    expect(await response.text()).toContain('Allgemeine Geschäftsbedingungen')
  })
})

test.describe('§2 languages', () => {
  test('each host has its own, and links to the others', async ({ page, baseURL }) => {
    const port = new URL(baseURL ?? '').port
    for (const [sub, lang] of [
      ['', 'de'],
      ['cs.', 'cs'],
      ['sk.', 'sk'],
      ['en.', 'en'],
    ] as const) {
      await page.goto(`http://${sub}localhost:${port}/`)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(5)
    }
  })

  test('canonical keeps the page number and drops filters and tracking', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/ventilatoren?f_dn=100&utm_source=mail&page=2')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${baseURL}/ventilatoren?page=2`,
    )
  })
})

test.describe('§9 currency', () => {
  test('is forced by a parameter, which is removed', async ({ page }) => {
    await page.goto(`${category}?currency=czk`)
    expect(new URL(page.url()).search).toBe('')
    await expect(page.getByText('Kč').first()).toBeVisible()
  })

  test('ignores an invalid currency', async ({ request }) => {
    expect((await request.get(`${category}?currency=%3Cscript%3E`)).status()).toBe(200)
  })
})

test.describe('design §5 page cache', () => {
  test('serves the second visitor from memory, also one of a price group', async ({
    request,
    page,
  }) => {
    const url = '/ventilatoren'
    await request.get(url)
    await expect
      .poll(async () => (await request.get(url)).headers()['cache-status'])
      .toMatch(/Storefront-Page; hit/)
    const stored = await request.get(url)
    expect(stored.headers()['set-cookie']).toBeUndefined()
    expect(await stored.text()).not.toMatch(/<script(?![^>]*(src=|application\/(ld\+)?json))/)
    expect(stored.headers()['content-security-policy']).toContain("script-src 'self';")
    expect(page).toBeTruthy()
  })

  test('ignores unkeyed headers', async ({ request }) => {
    const response = await request.get('/rohre-kanaele', {
      headers: { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'ftp' },
    })
    expect(await response.text()).not.toContain('evil.example')
  })
})

test.describe('bad input', () => {
  const junk = [
    '%00',
    '%E0%A4%A',
    '..%2F..%2Fetc',
    '😀',
    '<script>alert(1)</script>',
    "'; DROP TABLE product;--",
  ]
  for (const value of junk) {
    test(`never ends in a 500: ${value}`, async ({ request }) => {
      const encoded = value.startsWith('%') ? value : encodeURIComponent(value)
      for (const path of [
        `/${encoded}`,
        `/produkt/${encoded}`,
        `/suche?q=${encoded}`,
        `${category}?page=${encoded}&sort=${encoded}&f_dn=${encoded}&price_from=${encoded}`,
      ]) {
        const response = await request.get(path, { maxRedirects: 0 })
        expect(response.status(), path).toBeLessThan(500)
        expect(await response.text()).not.toContain('<script>alert(1)')
      }
    })
  }

  test('§8 static files are served with their headers, and a missing one is a 404', async ({
    request,
  }) => {
    for (const [path, status] of [
      ['/favicon.svg', 200],
      ['/share.png', 404],
      ['/assets/of-an-older-build.js', 404],
    ] as const) {
      const response = await request.get(path)
      expect(response.status(), path).toBe(status)
      expect(response.headers()['cache-control'] ?? '', path).not.toContain('immutable')
      expect(response.headers()['x-content-type-options'], path).toBe('nosniff')
    }
    const file = await request.get('/favicon.svg')
    expect(file.headers()['cross-origin-resource-policy']).toBe('cross-origin')
  })

  test('cookies of any kind change nothing but their own setting', async ({ request }) => {
    const cookie = `currency=%3Cscript%3E; display_vat=${'x'.repeat(500)}; session=%00; price_group=forged.by.me; cart=;`
    const response = await request.get(category, { headers: { Cookie: cookie } })
    expect(response.status()).toBe(200)
  })
})
