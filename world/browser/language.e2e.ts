import { fan, open, rejectCookies } from '../../e2e/steps.ts'
import { expect, test } from '../../e2e/test.ts'

test.describe('§2 language switch', () => {
  for (const path of [fan.path, '/ventilatoren/bad-kleinraumluefter', '/seite/impressum']) {
    test(`links from ${path} to the same page and back`, async ({ page, baseURL }) => {
      await open(page, path)
      const product = await page.getByRole('heading', { level: 1 }).innerText()
      await page.locator('summary[aria-label^="Sprache"]').first().click()
      await page.getByRole('link', { name: 'Čeština' }).first().click()
      await expect(page).toHaveURL(/^http:\/\/cs\.localhost:\d+\/.+/)
      await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
      expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe(product)
      const back = page.locator('link[rel=alternate][hreflang=de]')
      await expect(back).toHaveAttribute('href', `${baseURL}${path}`)
    })
  }
})

test.describe('§2 language banner', () => {
  test.use({ locale: 'cs-CZ' })

  test('offers the language of the browser, once', async ({ page }) => {
    await open(page, fan.path)
    await rejectCookies(page)
    const banner = page.locator('.language-banner')
    await expect(banner).toContainText('Tento obchod máme i v češtině')
    await banner.getByRole('button', { name: 'Hinweis schließen' }).click()
    await expect(banner).toBeHidden()
    await open(page, '/')
    await expect(banner).toBeHidden()
  })

  test('links to the same page', async ({ page }) => {
    await open(page, fan.path)
    await rejectCookies(page)
    await page.locator('.language-banner').getByRole('link').click()
    await expect(page).toHaveURL(/^http:\/\/cs\.localhost:\d+\/produkt\//)
    await expect(page.locator('.language-banner')).toBeHidden()
  })
})
