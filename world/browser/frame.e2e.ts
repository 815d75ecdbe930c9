import type { Page } from 'playwright/test'
import { fan, mailsTo, newEmail, open, priceIn, rejectCookies } from '../../e2e/steps.ts'
import { expect, expectAccessible, test } from '../../e2e/test.ts'

const category = '/ventilatoren/bad-kleinraumluefter'
const tilePrice = async (page: Page) =>
  priceIn(await page.getByRole('main').locator('.price__main').first().innerText())

test.describe('§2 page layout', () => {
  test('the first Tab focuses the skip link', async ({ page }) => {
    await open(page, '/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Zum Inhalt springen' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('#content')).toBeFocused()
  })

  test('a closed top banner stays closed', async ({ page }) => {
    await open(page, '/')
    const banner = page.locator('.top-banner')
    await banner.getByRole('button', { name: 'Hinweis schließen' }).click()
    await expect(banner).toBeHidden()
    await open(page, category)
    await expect(banner).toBeHidden()
  })

  test('the header hides on scrolling down and returns on scrolling up', async ({ page }) => {
    await open(page, category)
    const header = page.getByRole('banner')
    await expect(header).toHaveAttribute('data-state', 'not_sticky')
    await page.mouse.move(683, 400)
    await page.mouse.wheel(0, 1500)
    await expect(header).toHaveAttribute('data-state', /^sticky_(not_)?ready$/)
    await page.mouse.wheel(0, -200)
    await expect(header).toHaveAttribute('data-state', 'sticky_visible')
    await expect(page.getByRole('searchbox').first()).toBeInViewport()
    await page.mouse.wheel(0, 400)
    await expect(header).toHaveAttribute('data-state', 'sticky_invisible')
    await page.mouse.wheel(0, -5000)
    await expect(header).toHaveAttribute('data-state', 'not_sticky')
  })

  test('§9 at most four notifications show, the rest wait', async ({ page }) => {
    await open(page, fan.path)
    await rejectCookies(page)
    const subscribe = page.locator('.newsletter-band').getByRole('button', { name: 'Anmelden' })
    for (let times = 0; times < 6; times++) await subscribe.click()
    const notices = page.getByRole('region', { name: 'Meldungen' }).locator('.notice')
    await expect(notices).toHaveCount(4)
    // Timers pause on hover.
    await notices.last().hover()
    await expectAccessible(page)
    await notices.first().getByRole('button', { name: 'Schließen' }).click()
    await expect(notices).toHaveCount(4)
    await page.mouse.move(0, 600)
    await expect(notices).toHaveCount(0, { timeout: 12_000 })
  })

  test('the main menu opens, closes and navigates by keyboard', async ({ page }) => {
    await open(page, '/')
    const menu = page.getByRole('navigation', { name: 'Sortiment' })
    const toggle = menu.locator('summary[aria-label="Ventilatoren: Unterkategorien"]')
    await menu.getByRole('link', { name: 'Ventilatoren', exact: true }).focus()
    await page.keyboard.press('Tab')
    await expect(toggle).toBeFocused()
    await page.keyboard.press('Enter')
    const child = menu.getByRole('link', { name: 'Rohrventilatoren', exact: true })
    await expect(child).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(child).toBeHidden()
    await expect(toggle).toBeFocused()
    await page.keyboard.press('Enter')
    await child.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/rohr-kanalventilatoren/)
    await expect(child).toBeHidden()
  })
})

for (const useScript of [true, false]) {
  test.describe(useScript ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: useScript, expectedErrors: [/status of 422/] })

    test('§4 prices without tax and in another currency, on the same page', async ({ page }) => {
      await open(page, `${category}?sort=price`, useScript)
      const gross = await tilePrice(page)
      await page.getByRole('button', { name: 'netto' }).first().click()
      await expect.poll(() => tilePrice(page)).toBeCloseTo(gross / 1.19, 1)
      await expect(page).toHaveURL(new RegExp(`${category}\\?sort=price$`))
      await page.locator('summary[aria-label^="Währung"]').first().click()
      await page
        .getByRole('button', { name: /Tschechische Krone/ })
        .first()
        .click()
      await expect(page.getByRole('main').locator('.price__main').first()).toContainText('Kč')
      await expect(page).toHaveURL(new RegExp(`${category}\\?sort=price$`))
    })

    test('§5 the newsletter sends a mail, and reports an invalid address', async ({
      page,
      request,
    }) => {
      await open(page, fan.path, useScript)
      const form = page.locator('.newsletter-band form')
      const subscribe = () => form.getByRole('button', { name: 'Anmelden' }).click()
      const email = newEmail('news')
      await form.locator('[name=email]').fill(email)
      await subscribe()
      await expect(page.getByText('bestätigen Sie Ihre Anmeldung').first()).toBeVisible()
      expect(await mailsTo(request, email)).toHaveLength(1)
      await open(page, fan.path, useScript)
      await form.locator('[name=email]').fill('keine-adresse')
      await subscribe()
      await expect(page.getByText('gültige E-Mail-Adresse').first()).toBeVisible()
      await open(page, fan.path, useScript)
      await subscribe()
      await expect(page.getByText('geben Sie bitte Ihre E-Mail-Adresse ein').first()).toBeVisible()
    })
  })
}
