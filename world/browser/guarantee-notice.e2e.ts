import type { Page } from 'playwright/test'
import { fan, open, openInfo } from '../../e2e/steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../e2e/test.ts'

/** The first press opens it in full: picture, text alternative, link to more. */
async function expectNotice(page: Page, locale: string) {
  const notice = page.getByRole('main').locator('.guarantee-notice')
  await notice.locator('summary').click()
  const picture = notice.getByRole('img')
  await expect(picture).toBeVisible()
  await expect(picture).toHaveAttribute('alt', /.{80}/)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(notice.getByRole('link')).toHaveAttribute('href', new RegExp(`_${locale}\\.htm$`))
  await expectNoSidewaysScroll(page)
}

test.describe('law 11: the EU notice on the legal guarantee', () => {
  for (const locale of ['de', 'cs', 'sk'] as const) {
    test(`is on the product page in ${locale}`, async ({ page, baseURL }) => {
      const { port } = new URL(baseURL ?? '')
      const host = locale === 'de' ? 'localhost' : `${locale}.localhost`
      await page.goto(`http://${host}:${port}/`)
      const link = page.getByRole('main').locator('.tile a[href*="/produkt/"]').first()
      await open(page, `http://${host}:${port}${await link.getAttribute('href')}`)
      await expectNotice(page, locale)
    })
  }

  test('is before the order button, on a phone too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openInfo(page)
    await expectNotice(page, 'de')
    await expectAccessible(page)
  })

  test('opens without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${baseURL}${fan.path}`)
    await page.locator('.guarantee-notice summary').click()
    await expect(page.locator('.guarantee-notice img')).toBeVisible()
    await context.close()
  })
})
