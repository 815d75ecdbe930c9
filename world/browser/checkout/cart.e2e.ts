import type { Page } from 'playwright/test'
import { fan, open, priceIn, putIntoCart } from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'

const line = (page: Page) => page.getByRole('region', { name: 'Artikel im Warenkorb' })
const amount = (page: Page) => line(page).locator('[name=amount]').first()
const cartCount = (page: Page) => page.getByRole('banner').locator('.cart-link__count')
const total = async (page: Page) => {
  const sums = await page
    .getByRole('region', { name: 'Zusammenfassung' })
    .locator('.totals')
    .innerText()
  return priceIn(sums.slice(sums.indexOf('Waren')))
}

for (const useScript of [true, false]) {
  test.describe(useScript ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: useScript, expectedErrors: [/status of 422/] })
    test.beforeEach(async ({ page }) => {
      await putIntoCart(page)
      await open(page, '/checkout', useScript)
    })

    const apply = async (page: Page) =>
      useScript
        ? page.keyboard.press('Tab')
        : line(page).getByRole('button', { name: 'Menge übernehmen' }).first().click()

    test('§4 a quantity changes the total', async ({ page }) => {
      const before = await total(page)
      await amount(page).fill('2')
      await apply(page)
      await expect.poll(() => total(page)).toBeCloseTo(before * 2, 2)
    })

    test('§5 a quantity above the stock is reduced to it, with a message', async ({ page }) => {
      await amount(page).fill('9999')
      await apply(page)
      await expect(page.getByText(/höchstens|mehr ist gerade nicht möglich/).first()).toBeVisible()
      await expect.poll(async () => Number(await amount(page).inputValue())).toBeGreaterThan(1)
      await expect(amount(page)).not.toHaveValue('9999')
    })

    test('§4 the empty cart offers links', async ({ page }) => {
      await line(page)
        .getByRole('button', { name: /entfernen$/ })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Warenkorb ist leer')
      await expect(page.getByRole('main').getByRole('link').nth(2)).toBeVisible()
      if (!useScript) return
      await page.getByRole('button', { name: 'Rückgängig' }).click()
      await expect(amount(page)).toHaveValue('1')
    })

    test('§4 a coupon lowers the total until it is removed; an unknown one is reported', async ({
      page,
    }) => {
      const before = await total(page)
      const redeem = async (code: string) => {
        if (!(await page.locator('[name=couponCode]').isVisible()))
          await page.getByText('Gutscheincode einlösen').click()
        await page.locator('[name=couponCode]').fill(code)
        await page.getByRole('button', { name: 'Einlösen', exact: true }).click()
      }
      await redeem('GIBTESNICHT')
      await expect(
        page
          .getByRole('main')
          .getByText(/Gutschein.*(nicht|ungültig)/i)
          .first(),
      ).toBeVisible()
      await redeem('willkommen10')
      await expect(page.getByText('Gutschein WILLKOMMEN10 ist eingelöst')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Zusammenfassung' })).toContainText('−')
      await page.getByRole('button', { name: 'Gutschein entfernen' }).click()
      await expect.poll(() => total(page)).toBe(before)
    })
  })
}

test('design §6 two tabs show the same cart', async ({ page, context }) => {
  await putIntoCart(page)
  await open(page, '/checkout')
  const other = await context.newPage()
  await open(other, fan.path)
  await expect(cartCount(other)).toContainText('1')
  await amount(page).fill('4')
  await page.keyboard.press('Tab')
  await open(other, '/checkout')
  await expect(amount(other)).toHaveValue('4')
  await line(other)
    .getByRole('button', { name: /entfernen$/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Warenkorb ist leer')
})

test.describe('a failing store', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('design §6 a failed change is reverted', async ({ page }) => {
    await putIntoCart(page)
    await open(page, '/checkout')
    const down = { status: 503, json: { errors: [{ status: 503, title: 'Nicht erreichbar' }] } }
    await page.route('**/api/cart/items/*', (route) => route.fulfill(down))
    await line(page)
      .getByRole('button', { name: /ntfernen/ })
      .first()
      .click()
    await expect(line(page).getByRole('alert')).toContainText('Nicht erreichbar')
    await expect(amount(page)).toBeVisible()
    await page.route('**/api/cart', (route) => route.fulfill(down))
    await line(page)
      .getByRole('button', { name: /ntfernen/ })
      .first()
      .click()
    await expect(line(page).getByRole('alert')).toContainText('Nicht erreichbar')
    await expect(amount(page)).toBeVisible()
  })
})
