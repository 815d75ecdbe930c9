import type { Page } from 'playwright/test'
import { fan, newEmail, open, putIntoCart, registerBy } from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'
import { chromiumPath, launchOptions } from '../../../scripts/test/chromium.ts'

// Playwright disables the bfcache; real browsers have it. The headless shell has none.
test.use({
  launchOptions: {
    ...launchOptions(chromiumPath()),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

const cartCount = (page: Page) => page.getByRole('banner').locator('.cart-link__count')

/**
 * Goes back like a user: Playwright's own would wait for a load event, which a restored page lacks.
 */
async function goBack(page: Page, to: RegExp): Promise<void> {
  await page.evaluate(() => {
    history.back()
  })
  await expect(page).toHaveURL(to)
}

/** Leaves by a full page load, like a typed URL; the shop's links navigate in place. */
async function navigateAway(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset['restored'] = 'true'
    })
  })
  await open(page, path)
}

test.describe('§4 back from another page, in a browser with a back-forward cache', () => {
  test('a page is restored from the back-forward cache, so that these tests cover it', async ({
    page,
  }) => {
    await open(page, fan.path)
    // The second load is of the stored page, which may be kept.
    await open(page, fan.path)
    await navigateAway(page, '/ventilatoren')
    await goBack(page, new RegExp(`${fan.path}$`))
    await expect(page.locator('html')).toHaveAttribute('data-restored', 'true')
  })

  test('a product shows the current number of items in the cart', async ({ page }) => {
    await open(page, fan.path)
    await open(page, fan.path)
    await expect(cartCount(page)).toBeHidden()
    await putIntoCart(page, { amount: 3 })
    await navigateAway(page, '/checkout')
    await goBack(page, new RegExp(`${fan.path}$`))
    await expect(cartCount(page)).toContainText('1')
  })

  test('a page that nobody has touched shows the current number of items', async ({ page }) => {
    await putIntoCart(page)
    await page.goto(fan.path)
    await page.goto(fan.path)
    await expect(cartCount(page)).toContainText('1')
    const data = { intent: 'clear' }
    expect((await page.request.post('/api/cart/items', { data })).status()).toBe(200)
    await navigateAway(page, '/ventilatoren')
    await goBack(page, new RegExp(`${fan.path}$`))
    await expect(page.locator('html')).toHaveAttribute('data-restored', 'true')
    await expect(cartCount(page)).toBeHidden()
  })

  test('no customer data is shown after signing out', async ({ page }) => {
    await registerBy(page.request, { fullName: 'Karin Neu', email: newEmail('zurueck') })
    await open(page, fan.path)
    await open(page, fan.path)
    const banner = page.getByRole('banner')
    await expect(banner).toContainText('Karin')
    await open(page, '/user/dashboard')
    await expect(page.getByRole('main')).toContainText('Karin Neu')
    await page.request.post('/api/logout', { data: {} })
    await navigateAway(page, '/ventilatoren')
    await expect(banner).toContainText('Anmelden')
    await goBack(page, /\/(login|user)/)
    await expect(page.locator('body')).not.toContainText('Karin')
    await goBack(page, new RegExp(`${fan.path}$`))
    await expect(banner).not.toContainText('Karin')
  })
})
