import type { Page } from 'playwright/test'
import { loadedDocuments } from '../../e2e/documents.ts'
import { open } from '../../e2e/steps.ts'
import { expect, test } from '../../e2e/test.ts'

const category = '/ventilatoren/bad-kleinraumluefter'
const product = (page: Page) =>
  page.getByRole('main').locator('.tile').first().getByRole('link').first()
// Tiles of the category have such a button, too.
const addToCart = (page: Page) =>
  page.locator('#buy').getByRole('button', { name: /^In den Warenkorb/ })

test.describe('§8 a new deployment of the shop', () => {
  test.use({ expectedErrors: [/status of 502/] })

  test('data of another build triggers a full page load', async ({ page }) => {
    await open(page, category)
    await page.route('**/_data/**', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(
        /"assetVersion":"[^"]*"/,
        '"assetVersion":"next"',
      )
      await route.fulfill({ response, body })
    })
    const documents = loadedDocuments(page)
    await product(page).click()
    await expect(addToCart(page)).toBeVisible()
    await expect.poll(() => documents).toHaveLength(1)
  })

  for (const [name, result] of [
    ['no JSON', { status: 200, contentType: 'application/x-ndjson', body: '{"page":' }],
    ['a page of something else', { status: 502, contentType: 'text/html', body: 'Bad gateway' }],
  ] as const) {
    test(`a response that is ${name} triggers a full page load`, async ({ page }) => {
      await open(page, category)
      await page.route('**/_data/**', (route) => route.fulfill(result))
      const documents = loadedDocuments(page)
      await product(page).click()
      await expect(page).toHaveURL(/\/produkt\//)
      await expect(addToCart(page)).toBeVisible()
      await expect.poll(() => documents).toHaveLength(1)
    })
  }

  test.describe('with a missing chunk', () => {
    test.use({ expectedErrors: [/ERR_FAILED|dynamically imported module/] })

    test('the page is reloaded, but at most once a minute', async ({ page }) => {
      await open(page, category)
      await page.route(/\/assets\/product\.screen-[^/]*\.js/, (route) => route.abort())
      const documents = loadedDocuments(page)
      await product(page).click()
      await expect(page).toHaveURL(/\/produkt\//)
      await expect(addToCart(page)).toBeVisible()
      await expect.poll(() => documents).toHaveLength(1)
      await page.waitForLoadState('networkidle')
      expect(documents).toHaveLength(1)
      // Without its script the page is usable: links and forms work.
      await addToCart(page).click()
      await expect(page).toHaveURL(/\/checkout$/)
    })

    test('the next page renders completely, too', async ({ page }) => {
      await open(page, category)
      await page.evaluate(() => sessionStorage.setItem('chunk-reload-at', String(Date.now())))
      await page.route(/\/assets\/product\.screen-[^/]*\.js/, (route) => route.abort())
      await product(page).click()
      await expect(page).toHaveURL(/\/produkt\//)
      await expect(addToCart(page)).toBeVisible()
    })
  })
})
