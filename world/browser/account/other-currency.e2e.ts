import type { Page } from 'playwright/test'
import { fan, open, putIntoCart, register } from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'

/** As the form of the header does in another tab. */
async function switchCurrency(page: Page, currency: string) {
  const other = await page.context().newPage()
  await other.goto('/seite/impressum')
  const switched = other.waitForEvent('load')
  await other
    .locator(`form[action="/api/preferences"] button[value=${currency}]`)
    .first()
    .evaluate((button: HTMLButtonElement) => button.click())
  await switched
  await other.close()
}

const firstPrice = (page: Page) => page.locator('.suggest__price').first()

test.describe('§4 a currency that another tab has switched', () => {
  test('does not turn crowns into euro in the suggestions of a search', async ({ page }) => {
    await open(page, '/')
    const box = page.locator('.search-box__input')
    await box.fill('rohrventilator')
    await expect(firstPrice(page)).toContainText('€')
    const before = await firstPrice(page).innerText()
    await switchCurrency(page, 'CZK')
    await box.fill('rohrventilator dn 100')
    await box.fill('rohrventilatoren')
    await expect(firstPrice(page)).toContainText('€')
    await box.fill('rohrventilator')
    await expect(firstPrice(page)).toHaveText(before)
  })

  test('nor euro into crowns where the browser has suggestions of a minute ago', async ({
    page,
  }) => {
    await open(page, '/')
    const box = page.locator('.search-box__input')
    await box.fill('rohrventilator')
    await expect(firstPrice(page)).toContainText('€')
    const [euro = 0] = (/[\d.]+/.exec(await firstPrice(page).innerText()) ?? []).map(Number)
    await switchCurrency(page, 'CZK')
    await open(page, '/')
    await box.fill('rohrventilator')
    await expect(firstPrice(page)).toContainText('Kč')
    const crowns = (await firstPrice(page).innerText()).replaceAll(/[^\d]/g, '')
    expect(Number(crowns)).toBeGreaterThan(euro * 5)
  })

  test('nor euro into crowns on a wish list that a press loads again', async ({ page }) => {
    await register(page)
    for (const id of [fan.variantId, 'v-bath-axial-aura-120-standard']) {
      // oxlint-disable-next-line no-await-in-loop -- one after another, as a visitor
      const saved = await page.request.post('/api/wish-list/items', { data: { id } })
      expect(saved.status(), await saved.text()).toBe(200)
    }
    await open(page, '/user/wishlist')
    const rows = page.getByRole('main').locator('article')
    const kept = rows.first()
    const before = (await kept.locator('.price').first().textContent()) ?? ''
    await switchCurrency(page, 'CZK')
    const loaded = page.waitForResponse(/wish-list\/items\?/)
    await rows
      .last()
      .getByRole('button', { name: /entfernen/i })
      .click()
    await loaded
    await expect(rows).toHaveCount(1)
    await expect(kept.locator('.price').first()).toHaveText(before)
  })

  test('loads the cart again when a gift is chosen', async ({ page }) => {
    await putIntoCart(page, { amount: 5 })
    await open(page, '/checkout')
    await switchCurrency(page, 'CZK')
    await page.locator('.order-gifts input').first().press('Space')
    await expect(page.locator('.totals__row--whole')).toContainText('Kč')
  })
})
