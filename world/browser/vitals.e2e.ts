import type { Page } from 'playwright/test'
import { expect, expectAccessible, hydrated, test } from '../../e2e/test.ts'
import { fan } from '../../e2e/fan.ts'
import { startTestShop } from '../../scripts/test/test-shop.ts'
import { shopCommand } from '../operator/shop-command.ts'

/* Page view metrics, from the browser to the operators' page. */

const isVitals = (url: string) => /report-vitals|\/api\/vitals/.test(url)

/** visibilitychange as on a tab switch; the visitor returns at once. */
async function hide(page: Page) {
  await page.evaluate(() => {
    for (const hidden of [true, false]) {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }
  })
}

/** The measuring script has loaded and run. */
async function measured(page: Page) {
  await hydrated(page)
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('report-vitals')),
  )
}

/** Its requests: the script, and the beacon. */
function vitalsRequests(page: Page) {
  const requests: string[] = []
  page.on('request', (request) => {
    if (isVitals(request.url()))
      requests.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return requests
}

test.describe('real user monitoring', () => {
  test('measures once a page view, and shows operators the metrics', async ({ page }) => {
    const shop = await startTestShop({ vars: { VITALS_SAMPLE: '1' } })
    const origin = `http://localhost:${new URL(shop.address).port}`
    const stored = async () => {
      const sql = `SELECT screen || ' ' || cache AS view FROM vital_sample WHERE metric = 'LCP' ORDER BY id`
      const { results } = await shop.db.prepare(sql).all<{ view: string }>()
      return results.map(({ view }) => view)
    }
    try {
      const script = page.waitForResponse((response) => response.url().includes('report-vitals'))
      await page.goto(`${origin}${fan.path}?utm_source=somebody`)
      await hydrated(page)
      expect((await (await script).body()).byteLength).toBeLessThan(6000)
      await page.getByRole('heading', { level: 1 }).click()
      const sent = page.waitForRequest('**/api/vitals')
      await hide(page)
      const request = await sent
      expect(request.postDataJSON()).toMatchObject({
        screen: 'product',
        cache: 'miss',
        device: 'desktop',
        metrics: { LCP: expect.any(Number), CLS: expect.any(Number), TTFB: expect.any(Number) },
      })
      const headers = JSON.stringify(await request.allHeaders())
      expect(headers).not.toMatch(/cookie|somebody/i)
      // Reported once per page view, even if the visitor returns and leaves again.
      await hide(page)
      await expect.poll(stored).toEqual(['product miss'])

      // Leaving hides and unloads a page: the beacon outlives it.
      await page.goto(`${origin}${fan.path}`)
      await measured(page)
      await page.goto(`${origin}/checkout`)
      await measured(page)
      await page.goto('about:blank')
      await expect.poll(stored).toEqual(['product miss', 'product cached', 'checkout bypass'])

      const { out } = await shopCommand(origin, ['vitals'])
      const [link = ''] = out.split('\n')
      await page.goto(link)
      const templates = page.getByRole('region', { name: 'By template' })
      await expect(templates.getByRole('row', { name: /^product LCP .* 2$/ })).toBeVisible()
      await expect(templates.getByRole('row', { name: /^checkout LCP .* 1$/ })).toBeVisible()
      await expect(templates.getByText(/good|needs improvement|poor/).first()).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: '28 days' }).click()
      await expect(templates.getByRole('row', { name: /^TTFB .* 2$/ })).toBeVisible()
    } finally {
      await shop.stop()
    }
  })

  test('is off without sampling: loads nothing and sends nothing', async ({ page }) => {
    const requests = vitalsRequests(page)
    const response = await page.goto(fan.path)
    expect(await response?.text()).not.toMatch(/vitals/)
    await hydrated(page)
    await page.getByRole('heading', { level: 1 }).click()
    await page.waitForLoadState('networkidle')
    await page.goto('about:blank')
    expect(requests).toEqual([])
  })
})
