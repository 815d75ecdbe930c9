import type { Page } from 'playwright/test'
import { fan, open } from './steps.ts'
import { expect, expectAccessible, test } from './test.ts'

const amount = (page: Page) =>
  page.getByRole('region', { name: 'Artikel im Warenkorb' }).locator('[name=amount]').first()
const cartCount = (page: Page) => page.getByRole('banner').locator('.cart-link__count')

test.describe('§4 add to cart', () => {
  test('from a tile opens the dialog with the added item and updates the header’s count', async ({
    page,
  }) => {
    await open(page, '/ventilatoren')
    const tile = page
      .getByRole('main')
      .locator('.tile')
      .filter({
        has: page.getByRole('button', { name: /^In den Warenkorb: / }),
      })
    const [series = ''] = (await tile.first().getByRole('link').first().innerText()).split(' – ')
    await tile
      .first()
      .getByRole('button', { name: /^In den Warenkorb: / })
      .click()
    const dialog = page.getByRole('dialog', { name: 'In den Warenkorb gelegt' })
    // The variant's own name has its size after the series.
    await expect(dialog).toContainText(series)
    await expect(dialog.getByRole('heading', { name: 'Das passt dazu' })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Weiter einkaufen' }).click()
    await expect(dialog).toBeHidden()
    await expect(cartCount(page)).toContainText('1')
  })

  test('from a product takes the selected variant and amount', async ({ page }) => {
    await open(page, `${fan.path}?variant_id=${fan.variantId}`)
    const buy = page.locator('form#buy')
    await buy.locator('[name=amount]').fill('3')
    await buy.getByRole('button', { name: /^In den Warenkorb/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(fan.name)
    await expect(dialog).toContainText('3')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Warenkorb/ })
      .click()
    await expect(amount(page)).toHaveValue('3')
  })

  test('by URL happens once, and the parameter is removed', async ({ page }) => {
    await open(page, `/ventilatoren?addToCart=${fan.variantId}&sort=price`)
    await expect(page.getByRole('dialog')).toContainText(fan.name)
    await expect(page).toHaveURL(/\/ventilatoren\?sort=price$/)
    await page.reload()
    await expect(cartCount(page)).toContainText('1')
    await open(page, '/checkout')
    await expect(amount(page)).toHaveValue('1')
  })

  test('by URL with junk adds nothing and shows an error', async ({ page }) => {
    await open(page, '/ventilatoren?addToCart=%3Cscript%3E')
    await expect(page).toHaveURL(/\/ventilatoren$/)
    await expect(page.locator('.notifications')).toContainText('keinen Artikel')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  for (const id of ['gibt-es-nicht', '']) {
    test(`refuses "${id}" with a clear 4xx`, async ({ request }) => {
      const response = await request.post('/api/cart/items', { data: { id, amount: 1 } })
      expect([404, 422]).toContain(response.status())
      expect((await response.json()).errors[0].title).toBeTruthy()
    })
  }
})
