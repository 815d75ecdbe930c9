import type { Page } from 'playwright/test'
import { open } from '../../../e2e/steps.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  test,
} from '../../../e2e/test.ts'

const bathFans = '/ventilatoren/bad-kleinraumluefter'
const quiet = '/leise-badluefter'
const spiral = '/wickelfalzrohr-system-125'

const main = (page: Page) => page.getByRole('main')
const count = (page: Page) => main(page).getByRole('status').first()
const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href')
const path = (address: string | null) => new URL(address ?? '').pathname

test.describe('§3 Virtual category', () => {
  test('is linked from its category and shows its products, texts and questions', async ({
    page,
  }) => {
    await open(page, bathFans)
    await page.getByRole('navigation', { name: 'Häufig gesucht' }).getByText('Leise Bad').click()
    await expect(page).toHaveURL(new RegExp(`${quiet}$`))
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Leise Badlüfter')
    await expect(page.getByRole('navigation', { name: 'Sie sind hier' })).toContainText(
      'Ventilatoren',
    )
    await hydrated(page)
    await page.getByText('Häufige Fragen').scrollIntoViewIfNeeded()
    const question = main(page).locator('details.faq__item').first()
    await question.locator('summary').click()
    await expect(question.locator('.faq__answer')).toBeVisible()
    for (const value of await main(page)
      .locator('.tile')
      .getByText(/^\d+ dB\(A\)$/)
      .all()) {
      expect(Number.parseInt(await value.innerText(), 10)).toBeLessThanOrEqual(25)
    }
    await expectAccessible(page)
  })

  test('accepts further filters, and none of them removes its own', async ({ page }) => {
    await open(page, quiet)
    const all = Number.parseInt(await count(page).innerText(), 10)
    await page
      .getByRole('checkbox', { name: /Feuchtesensor/ })
      .first()
      .check()
    await expect(page).toHaveURL(/leise-badluefter\?f_/)
    await expect
      .poll(async () => Number.parseInt(await count(page).innerText(), 10))
      .toBeLessThan(all)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Leise Badlüfter')
    await page.getByRole('link', { name: /Leise Bad/ }).count()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect(path(await canonical(page))).toBe(quiet)
  })

  test('links to its categories with its own filters', async ({ page }) => {
    await open(page, spiral)
    const subcategories = page.getByRole('navigation', { name: 'Unterkategorien' })
    await subcategories.getByRole('link', { name: /Bögen/ }).click()
    await expect(page).toHaveURL(/\/formteile\/boegen[^?]*\?f_dn=125$/)
    await expect(main(page).locator('.tile').first()).toContainText('125')
  })

  test('has a URL in each language, which the language switch links to', async ({ page }) => {
    await open(page, quiet)
    const alternate = page.locator('link[rel=alternate][hreflang=cs]')
    expect(path(await alternate.getAttribute('href'))).toBe('/tiche-koupelnove-ventilatory')
    const response = await page.goto((await alternate.getAttribute('href')) ?? '')
    expect(response?.status()).toBe(200)
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Tiché')
  })

  test('is found by the search, as a category', async ({ page }) => {
    await open(page, '/suche?q=leise badlüfter')
    await main(page).getByRole('link', { name: 'Leise Badlüfter', exact: true }).first().click()
    await expect(page).toHaveURL(new RegExp(`${quiet}$`))
  })

  test('needs no script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto(spiral)
    await expect(main(page).locator('.tile').first()).toBeVisible()
    await page.locator('details.faq__item summary').first().click()
    await expect(page.locator('.faq__answer').first()).toBeVisible()
    await context.close()
  })

  test('fits 320 px, with a banner among the products', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    for (const address of [quiet, spiral, bathFans]) {
      await open(page, address)
      await expectNoSidewaysScroll(page)
    }
    await expect(page.locator('.list-banner')).toHaveCount(1)
  })
})

test.describe('§5 canonical', () => {
  test('of filters equal to a saved filter is that one', async ({ page }) => {
    await open(page, `${bathFans}?f_dn=125`)
    expect(path(await canonical(page))).toBe('/badluefter-125-mm')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow')
    await open(page, `${bathFans}?f_dn=125&f_dn=100`)
    expect(path(await canonical(page))).toBe(bathFans)
  })

  test('of a filtered category is its own, with texts of its own', async ({ page }) => {
    await open(page, '/formteile/boegen-15-90?f_dn=125')
    expect(await canonical(page)).toContain('/formteile/boegen-15-90?f_dn=125')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow')
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText('125')
  })
})

test.describe('§2 all___', () => {
  test('a link to the current list resets its filters and sorting', async ({ page }) => {
    await open(page, `${bathFans}?f_dn=100&sort=price`)
    await expect(page.getByRole('list', { name: 'Aktive Filter' })).toBeVisible()
    await main(page)
      .getByRole('link')
      .first()
      .evaluate((link, address) => link.setAttribute('href', address), bathFans)
    await main(page).getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`${bathFans}$`))
    await expect(page.getByRole('list', { name: 'Aktive Filter' })).toHaveCount(0)
  })
})
