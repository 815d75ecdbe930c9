import type { Page } from 'playwright/test'
import { demoPassword, fan, open } from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'

/** The browser keeps no cookie of the shop's responses. */
async function dropCookies(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    await page.context().clearCookies()
    const { 'set-cookie': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
}

test.describe('§8 cookies that the browser blocks', () => {
  test.use({ expectedErrors: [] })

  test('an item is not called added, because the cart would be empty', async ({ page }) => {
    await dropCookies(page)
    await open(page, fan.path)
    await page
      .locator('#buy')
      .getByRole('button', { name: /^In den Warenkorb/ })
      .click()
    const notices = page.getByRole('region', { name: 'Meldungen' })
    await expect(notices).toContainText('keine Cookies')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('banner').locator('.cart-link__count')).toBeHidden()
  })

  test('a visitor is not called signed in', async ({ page }) => {
    await dropCookies(page)
    await open(page, '/login')
    const form = page.locator('main form[action="/api/login"]')
    await form.locator('[name=email]').fill('kunde@luftbasis.example')
    await form.locator('[name=password]').fill(demoPassword)
    await form.locator('[name=password]').press('Enter')
    await expect(form.getByRole('alert')).toContainText('keine Cookies')
    await expect(form.locator('[name=email]')).toHaveValue('kunde@luftbasis.example')
  })

  test('pages work where a script may not even read them', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure', 'SecurityError')
      }
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
    })
    for (const path of ['/', fan.path, '/checkout']) await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('§8 cookies that the browser blocks, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/^Failed to load resource/] })

  test('an item added ends at the reason, with a way back', async ({ page }) => {
    await page.goto(fan.path)
    const add = page.locator('#buy').getByRole('button', { name: /^In den Warenkorb/ })
    await dropCookies(page)
    await add.click()
    await expect(page.getByRole('main')).toContainText('keine Cookies')
    await page.getByRole('main').getByRole('link', { name: 'Zurück' }).first().click()
    await expect(page).toHaveURL(new RegExp(`${fan.path}$`))
  })
  test('a sign-in ends at the reason', async ({ page }) => {
    await page.goto('/login')
    await dropCookies(page)
    const form = page.locator('main form[action="/api/login"]')
    await form.locator('[name=email]').fill('kunde@luftbasis.example')
    await form.locator('[name=password]').fill(demoPassword)
    await form.locator('[name=password]').press('Enter')
    await expect(page.getByRole('main')).toContainText('keine Cookies')
  })

  test('a browser that keeps them goes on to the cart', async ({ page }) => {
    await page.goto(fan.path)
    await page
      .locator('#buy')
      .getByRole('button', { name: /^In den Warenkorb/ })
      .click()
    await expect(page).toHaveURL(/\/checkout$/)
    await expect(page.getByRole('main')).toContainText(fan.name)
  })
})
