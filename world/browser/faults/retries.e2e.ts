import type { Page } from 'playwright/test'
import { open } from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'
import { reviewed } from '../catalog/product-paths.ts'

test.use({ expectedErrors: [/^Failed to load resource/] })

/** The next request to the path fails at a gateway. */
const failOnce = (page: Page, path: string) =>
  page.route(path, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }), { times: 1 })

test.describe('§8 after a failure the same can be tried again', () => {
  for (const [call, path] of [
    ['lookup of the code', '**/api/bulk-order'],
    ['addition to the cart', '**/api/cart/items'],
  ] as const) {
    test(`quick order: a failed ${call} keeps code and amount`, async ({ page }) => {
      await open(page, '/ventilatoren')
      await page.getByText('Schnellbestellung').click()
      const form = page.locator('.quick-order__form')
      await form.locator('[name=code]').fill('TV-WFR-RON-80-100')
      await form.locator('[name=amount]').fill('3')
      await failOnce(page, path)
      await form.getByRole('button').click()
      await expect(page.getByRole('region', { name: 'Meldungen' })).not.toBeEmpty()
      await expect(form.locator('[name=code]')).toHaveValue('TV-WFR-RON-80-100')
      await expect(form.locator('[name=amount]')).toHaveValue('3')
      await form.getByRole('button').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(form.locator('[name=code]')).toHaveValue('')
    })
  }

  test('reviews: the link that failed fetches them at the next press', async ({ page }) => {
    await page.clock.install()
    await open(page, reviewed)
    const reviews = page.locator('#reviews')
    await failOnce(page, '**/api/products/*/reviews?**')
    await reviews.getByRole('link', { name: 'Seite 2' }).click()
    await expect(reviews).toContainText('Die Bewertungen lassen sich gerade nicht laden')
    // SWR itself tries again after some seconds, which do not pass.
    await page.clock.pauseAt(new Date(Date.now() + 1000))
    await reviews.getByRole('link', { name: 'Seite 2' }).click()
    await expect(reviews).toContainText('Bewertungen 6 bis 10 von 12')
  })
})
