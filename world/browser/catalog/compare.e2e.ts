import type { Page } from 'playwright/test'
import { fan, open } from '../../../e2e/steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../../e2e/test.ts'

const category = '/ventilatoren/rohr-kanalventilatoren'
const dialog = (page: Page) => page.getByRole('dialog')

async function choose(page: Page, count: number) {
  for (let index = 0; index < count; index++) {
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Vergleichen: / })
      .nth(index)
      .click()
    await expect(dialog(page)).toContainText('Zum Vergleich hinzugefügt')
    await page.keyboard.press('Escape')
  }
}

test.describe('§2 compare', () => {
  test('shows chosen products side by side, with their curves', async ({ page }) => {
    await open(page, category)
    await choose(page, 3)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Vergleich/ })
      .click()
    await expect(page.getByRole('columnheader')).toHaveCount(4)
    await expect(page.getByRole('heading', { name: 'Kennlinien übereinander' })).toBeVisible()
    await expect(page.locator('.compare-curves .curves__grid')).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
  })

  test('shows differences only, and drops removed products', async ({ page }) => {
    await open(page, category)
    await choose(page, 2)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Vergleich/ })
      .click()
    const rows = page.locator('.compare tbody').getByRole('row')
    await expect(rows.first()).toBeVisible()
    const all = await rows.count()
    await page.getByRole('checkbox', { name: 'Nur Unterschiede zeigen' }).check()
    expect(await rows.count()).toBeLessThan(all)
    expect(await rows.count()).toBeGreaterThan(0)
    await page
      .getByRole('link', { name: /^Aus dem Vergleich nehmen/ })
      .first()
      .click()
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    // Without a query the browser's choice is compared.
    await open(page, '/compare')
    await expect(page).toHaveURL(/\/compare\?ids=[^,]+$/)
  })

  test('reports the limit of four', async ({ page }) => {
    await open(page, category)
    await choose(page, 4)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Vergleichen: / })
      .nth(4)
      .click()
    await expect(dialog(page)).toContainText('Der Vergleich ist voll')
  })

  test('has an icon of its own, which the wish list does not share', async ({ page }) => {
    await open(page, fan.path)
    const iconOf = (name: RegExp) =>
      page
        .getByRole('main')
        .getByRole('button', { name })
        .first()
        .evaluate((button) => getComputedStyle(button, '::before').content)
    // The wish list's button comes with the first interaction.
    await page.mouse.move(200, 300)
    await page.mouse.move(210, 310)
    expect(await iconOf(/^Merken: /)).toBe('none')
    expect(await iconOf(/^Vergleichen: /)).toBe('""')
  })

  test('the empty comparison links to products', async ({ page }) => {
    await open(page, '/compare')
    await expect(page.getByRole('main')).toContainText('Noch ist nichts zum Vergleichen da')
    await expectAccessible(page)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§2 compare starts with the product', async ({ page }) => {
    await page.goto(category)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Vergleichen: / })
      .first()
      .click()
    await expect(page).toHaveURL(/\/compare\?ids=/)
    await expect(page.getByRole('columnheader')).toHaveCount(2)
  })
})
