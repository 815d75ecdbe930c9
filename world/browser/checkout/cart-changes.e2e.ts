import type { Page } from 'playwright/test'
import { fan, open, putIntoCart, register } from '../../../e2e/steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../../e2e/test.ts'

const another = 'v-bath-axial-aura-100-t'
const lines = (page: Page) => page.getByRole('region', { name: 'Artikel im Warenkorb' })
const amounts = (page: Page) => lines(page).locator('[name=amount]')
const remove = (page: Page) => lines(page).getByRole('button', { name: /entfernen$/ })

test('UX rule 19 a removed line is restored with quantity and position, by keyboard too', async ({
  page,
}) => {
  await putIntoCart(page, { amount: 3 })
  await putIntoCart(page, { variantId: another, amount: 1 })
  await open(page, '/checkout')
  await remove(page).first().press('Enter')
  await expect(lines(page).getByRole('button', { name: 'Rückgängig' })).toBeFocused()
  await expect(amounts(page)).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(amounts(page)).toHaveCount(2)
  await expect(amounts(page).first()).toHaveValue('3')
  await lines(page).getByRole('button', { name: 'Warenkorb leeren' }).click()
  const dialog = page.getByRole('dialog', { name: 'Warenkorb leeren?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Warenkorb leeren' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Warenkorb ist leer')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(amounts(page).first()).toHaveValue('3')
  await expect(amounts(page)).toHaveCount(2)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('UX rule 19 a removed line is restored, an accessory is added', async ({ page }) => {
    await putIntoCart(page, { amount: 2 })
    await open(page, '/checkout', false)
    await remove(page).first().click()
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(amounts(page)).toHaveValue('2')
    const fits = page.getByRole('region', { name: 'Passt zu Ihrem Warenkorb' })
    await expect(fits).toContainText(`Passt zu ${fan.name}`)
    await fits
      .getByRole('button', { name: /^Hinzufügen/ })
      .first()
      .click()
    await expect(amounts(page)).toHaveCount(2)
  })
})

test.describe('late and missing responses', () => {
  test.use({
    expectedErrors: [
      /status of (409|404|422)|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/,
    ],
  })

  test('§4 a coupon is sent once, also when Enter is pressed twice', async ({ page }) => {
    await putIntoCart(page)
    await open(page, '/checkout')
    const sent: string[] = []
    await page.route('**/api/cart/coupon', async (route) => {
      sent.push(route.request().method())
      await new Promise((resolve) => setTimeout(resolve, 400))
      await route.continue()
    })
    const form = page.locator('.coupon').filter({ has: page.locator('[name=couponCode]') })
    await page.getByText('Gutscheincode einlösen').click()
    await form.locator('[name=couponCode]').fill('GIBTESNICHT')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(form).toContainText('gibt es nicht')
    expect(sent).toEqual(['POST'])
  })

  test('design §6 fast clicks with a slow store end with the last quantity', async ({ page }) => {
    await putIntoCart(page)
    await open(page, '/checkout')
    let held = 0
    await page.route('**/api/cart/items/*', async (route) => {
      // The first response arrives long after the later clicks.
      if (held++ === 0) await new Promise((resolve) => setTimeout(resolve, 800))
      await route.continue()
    })
    const more = lines(page).getByRole('button', { name: 'Menge erhöhen' })
    for (let click = 0; click < 4; click++) await more.click()
    await expect(amounts(page)).toHaveValue('5')
    await expect(page.locator('.totals')).toHaveAttribute('aria-busy', 'false')
    await expect(amounts(page)).toHaveValue('5')
    expect(held).toBe(2)
    const { cart } = await (await page.request.get('/api/cart')).json()
    expect(cart.items[0].amount).toBe(5)
  })

  test('design §6 a refusal and a lost connection are reported at the line, with a retry', async ({
    page,
    context,
  }) => {
    await putIntoCart(page)
    await open(page, '/checkout')
    const conflict = { status: 409, json: { errors: [{ status: 409, title: 'Gerade verkauft' }] } }
    await page.route('**/api/cart/items/*', (route) => route.fulfill(conflict))
    await lines(page).getByRole('button', { name: 'Menge erhöhen' }).click()
    const trouble = lines(page).getByRole('alert')
    await expect(trouble).toContainText('Gerade verkauft')
    await expect(amounts(page)).toHaveValue('1')
    await page.unroute('**/api/cart/items/*')
    await context.setOffline(true)
    await trouble.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(trouble).toContainText('Keine Antwort')
    await expect(amounts(page)).toHaveValue('1')
    await context.setOffline(false)
    await trouble.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(amounts(page)).toHaveValue('2')
    await expect(trouble).toBeHidden()
  })

  test('§7 a change whose response is lost is not called missing while the cart shows it', async ({
    page,
  }) => {
    await putIntoCart(page)
    await open(page, '/checkout')
    await page.route('**/api/cart/items/*', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await lines(page).getByRole('button', { name: 'Menge erhöhen' }).click()
    await expect(lines(page).getByRole('alert')).toContainText('vielleicht nicht angekommen')
    await expect(amounts(page)).toHaveValue('2')
  })

  test('§6 a cart that is emptied in another window says so after a coupon and a comment', async ({
    page,
  }) => {
    for (const [name, value, opener] of [
      ['couponCode', 'LUFT10', 'Gutscheincode einlösen'],
      ['comment', 'Bitte klingeln', 'Anmerkung zur Bestellung'],
    ] as const) {
      await putIntoCart(page)
      await open(page, '/checkout')
      await page.getByText(opener).click()
      await page.locator(`main [name=${name}]`).fill(value)
      await page.request.delete('/api/cart/items', { data: {} })
      await page.locator(`main form:has([name=${name}])`).getByRole('button').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Warenkorb ist leer')
      await expect(page.getByRole('status').first()).toContainText('ist inzwischen leer')
    }
  })

  test('§6 an expired guest cart is reported', async ({ page, context }) => {
    await putIntoCart(page)
    await open(page, '/checkout')
    await context.clearCookies({ name: /cart$/ })
    await lines(page).getByRole('button', { name: 'Menge erhöhen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Warenkorb ist leer')
    await expect(page.getByRole('main')).toContainText('Ihr Warenkorb ist inzwischen leer')
  })
})

test('§4 a gift is selected, survives a reload and is dropped with the cart value', async ({
  page,
}) => {
  await putIntoCart(page, { amount: 5 })
  await open(page, '/checkout')
  const gift = page.locator('.order-gifts input').first()
  const saved = page.waitForResponse('**/api/cart/gifts')
  await gift.check()
  await saved
  await expect(page.locator('.totals')).toContainText('Zugaben')
  await open(page, '/checkout')
  await expect(gift).toBeChecked()
  await amounts(page).first().fill('1')
  await page.keyboard.press('Tab')
  await expect(page.locator('.order-gifts')).toContainText('Nicht mehr dabei')
  await expect(page.locator('.totals')).not.toContainText('Zugaben')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
})

test('§7 a customer saves the cart as a shopping list', async ({ page }) => {
  await register(page)
  await putIntoCart(page)
  await open(page, '/checkout')
  await page.getByText('Als Einkaufsliste speichern').click()
  await page.locator('[name=listName]').fill('Bad oben')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.getByRole('main')).toContainText('Gespeichert als „Bad oben“')
})
