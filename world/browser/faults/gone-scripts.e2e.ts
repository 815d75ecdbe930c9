import type { Page } from 'playwright/test'
import { fan, open } from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'

test.use({ expectedErrors: [/^chunk |^Failed to load resource/] })

const addToCart = (page: Page) =>
  page.locator('#buy').getByRole('button', { name: /^In den Warenkorb/ })

async function itemsInCart(page: Page): Promise<number> {
  const { cart } = await (await page.request.get('/api/cart')).json()
  return cart?.items.length ?? 0
}

/** A deployment has removed the scripts of the page's version. */
const removeScripts = (page: Page) =>
  page.route(/\/assets\/.*\.js/, (route) => route.fulfill({ status: 404, body: 'Not found' }))

test.describe('§8 scripts that a deployment has removed', () => {
  test('adding to the cart is done by the form itself', async ({ page }) => {
    await open(page, fan.path)
    await removeScripts(page)
    await addToCart(page).click()
    await expect(page).toHaveURL(/\/checkout$/)
    expect(await itemsInCart(page)).toBe(1)
  })

  test('offline the page stays and says so', async ({ page, context }) => {
    await open(page, fan.path)
    await context.setOffline(true)
    await addToCart(page).click()
    await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText('schiefgegangen')
    await expect(addToCart(page)).not.toHaveAttribute('aria-busy', 'true')
    await context.setOffline(false)
    await addToCart(page).click()
    // By its script, or by the form where the browser does not load the script again.
    await expect.poll(() => itemsInCart(page)).toBe(1)
  })
})
