import { expect, hydrated, test as base } from '../../../e2e/test.ts'
import { findFreePort } from '../../../scripts/local/port.ts'
import { startTestShop } from '../../../scripts/test/test-shop.ts'
import { findLayoutDefects } from './find-layout-defects.ts'

const languages = ['ar', 'de', 'th'] as const
const domain = { country: 'DEU', currency: 'EUR' }

/** A shop with visit languages. */
const test = base.extend<object, { open: (language: string, path: string) => string }>({
  open: [
    async ({}, use) => {
      const port = await findFreePort()
      const visited = languages
        .filter((language) => language !== 'de')
        .map((language) => ({ code: language, locale: 'en', language, reviewed: true }))
      const domains = [{ code: 'de', locale: 'de' }, ...visited].map((entry) => ({
        ...domain,
        ...entry,
        host: `${entry.code}.localhost:${port}`,
      }))
      const shop = await startTestShop({ port, vars: { DOMAINS: JSON.stringify(domains) } })
      await use((language, path) => `http://${language}.localhost:${port}${path}`)
      await shop.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.describe.configure({ timeout: 120_000 })

for (const language of languages) {
  test(`§1 languages: from home page to cart nothing is cut or covered in ${language} at 320 px`, async ({
    page,
    open,
  }) => {
    const found: string[] = []
    const look = async (path: string) => {
      await page.goto(open(language, path))
      await hydrated(page)
      for (const width of [320, 1366]) {
        await page.setViewportSize({ width, height: 900 })
        const defects = await findLayoutDefects(page)
        found.push(...defects.map(({ kind, where }) => `${path} ${width}: ${kind} ${where}`))
      }
    }
    await look('/')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(
      language === 'ar' ? 'rtl' : 'ltr',
    )
    await look(language === 'de' ? '/ventilatoren' : '/fans')
    const product = await page.locator('main a[href^="/produ"]').first().getAttribute('href')
    await look(product ?? '')
    await page
      .locator('main form[action="/api/cart/items"] button[type="submit"]:visible')
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look('/checkout')
    await expect(page.locator('main a[href="/checkout/methods"]')).toHaveCount(
      language === 'de' ? 2 : 0,
    )
    expect(found).toEqual([])
  })
}
