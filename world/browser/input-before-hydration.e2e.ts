import type { Page } from 'playwright/test'
import { fan, putIntoCart } from '../../e2e/steps.ts'
import { expect, hydrated, test } from '../../e2e/test.ts'

/** Opens a page whose scripts are held until `act` has done a fast visitor's actions. */
async function actBeforeScripts(page: Page, path: string, act: () => Promise<void>) {
  const acted = Promise.withResolvers<void>()
  await page.route('**/assets/**/*.js', async (route) => {
    await acted.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('main h1').first().waitFor()
  await act()
  acted.resolve()
  await hydrated(page)
}

test('§5 a quantity typed before the script loads is the one that is added', async ({ page }) => {
  const amount = page.locator('#buy input[name=amount]')
  await actBeforeScripts(page, fan.path, async () => {
    await amount.fill('3')
  })
  await expect(amount).toHaveValue('3')
  await expect(amount).toBeFocused()
  await page.locator('#buy').getByRole('button', { name: 'Menge erhöhen' }).click()
  await expect(amount).toHaveValue('4')
  await page
    .getByRole('button', { name: /^In den Warenkorb/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText('4')
})

test('§2 methods selected before the script loads are kept', async ({ page }) => {
  await putIntoCart(page)
  const dhl = page.getByRole('radio', { name: /DHL/ })
  const transfer = page.getByRole('radio', { name: /Vorkasse/ })
  await actBeforeScripts(page, '/checkout/methods', async () => {
    await dhl.check()
    await transfer.check()
  })
  await expect(dhl).toBeChecked()
  await expect(transfer).toBeChecked()
  await page.getByRole('button', { name: 'Weiter zu Ihren Angaben' }).click()
  await expect(page).toHaveURL(/\/checkout\/info/)
})

test('§2 a filter ticked before the script loads narrows the list', async ({ page }) => {
  const box = page.locator('.filters input[type=checkbox]:not(:disabled)').first()
  let name = ''
  await actBeforeScripts(page, '/ventilatoren/bad-kleinraumluefter', async () => {
    name = (await box.getAttribute('name')) ?? ''
    await page.locator('.filters label:has(input[type=checkbox]:not(:disabled))').first().click()
  })
  await expect(page).toHaveURL(new RegExp(`[?&]${name}=`))
  await expect(box).toBeChecked()
})

test('§2 a query typed before the script loads stays in its field', async ({ page }) => {
  // A combobox as soon as its suggestions open.
  const field = page.getByRole('banner').locator('input[name=q]')
  await actBeforeScripts(page, '/suche?q=rohr', async () => {
    await field.fill('ventil')
  })
  await expect(field).toHaveValue('ventil')
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=ventil/)
})
