import type { Page } from 'playwright/test'
import { open, putIntoCart } from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'

/** Holds back the responses to posts until the returned function is called. */
async function hold(page: Page, url: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    if (route.request().method() === 'POST') await promise
    await route.continue()
  })
  return resolve
}

test('§5 totals are busy until the choice of the shipping method is saved', async ({ page }) => {
  await putIntoCart(page)
  await open(page, '/checkout/methods')
  const release = await hold(page, '**/api/checkout/methods')
  const totals = page.locator('.totals')
  await expect(totals).toHaveAttribute('aria-busy', 'false')
  await page.locator('[name=shipperId][value=dhl]').check()
  await expect(totals).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(totals).toHaveAttribute('aria-busy', 'false')
})

test('§4 totals are busy while a gift is saved, and its checkbox keeps the focus', async ({
  page,
}) => {
  await putIntoCart(page, { amount: 5 })
  await open(page, '/checkout')
  const release = await hold(page, '**/api/cart/gifts')
  const gift = page.locator('.order-gifts input').first()
  const totals = page.locator('.totals')
  await gift.focus()
  await page.keyboard.press('Space')
  await expect(totals).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(totals).toHaveAttribute('aria-busy', 'false')
  await expect(totals).toContainText('Zugaben')
  await expect(gift).toBeFocused()
})

test('§4 of two presses of a gift the last one counts', async ({ page }) => {
  await putIntoCart(page, { amount: 5 })
  await open(page, '/checkout')
  const release = await hold(page, '**/api/cart/gifts')
  const gift = page.locator('.order-gifts input').first()
  await gift.check()
  await gift.uncheck()
  release()
  const totals = page.locator('.totals')
  await expect(totals).toHaveAttribute('aria-busy', 'false')
  await expect(totals).not.toContainText('Zugaben')
  await expect(gift).not.toBeChecked()
  await open(page, '/checkout')
  await expect(gift).not.toBeChecked()
})

test.describe(() => {
  test.use({ expectedErrors: [/status of 503/] })

  const outage = { status: 503, body: '' }

  test('§4 a gift that is not saved is not ticked, with the reason', async ({ page }) => {
    await putIntoCart(page, { amount: 5 })
    await open(page, '/checkout')
    await page.route('**/api/cart/gifts', (route) =>
      route.request().method() === 'POST' ? route.fulfill(outage) : route.continue(),
    )
    const gift = page.locator('.order-gifts input').first()
    await gift.focus()
    await page.keyboard.press('Space')
    await expect(page.locator('.order-gifts').getByRole('alert')).not.toBeEmpty()
    await expect(gift).not.toBeChecked()
    await expect(gift).toBeFocused()
    await expect(page.locator('.totals')).not.toContainText('Zugaben')
  })

  test('§4 a coupon that cannot be removed says so', async ({ page }) => {
    await putIntoCart(page)
    await page.request.post('/api/cart/coupon', { data: { couponCode: 'WILLKOMMEN10' } })
    await open(page, '/checkout')
    await page.route('**/api/cart/coupon', (route) => route.fulfill(outage))
    const remove = page.locator('.coupon--on').getByRole('button')
    await remove.press('Enter')
    await expect(page.locator('.coupon--on').getByRole('alert')).not.toBeEmpty()
    await expect(remove).toBeFocused()
  })

  test('WCAG 4.1.3 a form of the cart that is refused focuses its field with the reason', async ({
    page,
  }) => {
    await putIntoCart(page)
    await open(page, '/checkout')
    await page.route('**/api/cart/coupon', (route) => route.fulfill(outage))
    await page.getByText('Gutscheincode einlösen').first().click()
    const code = page.locator('[name=couponCode]')
    await code.fill('WILLKOMMEN10')
    await page.locator('form[action="/api/cart/coupon"] button').press('Enter')
    await expect(code).toBeFocused()
    await expect(code).toHaveAccessibleDescription(/.+/)
    await expect(code).toHaveValue('WILLKOMMEN10')
  })
})
