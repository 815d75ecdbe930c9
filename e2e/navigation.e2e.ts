import type { Page } from 'playwright/test'
import { fan, open } from './steps.ts'
import { expect, test } from './test.ts'

const category = '/ventilatoren/bad-kleinraumluefter'

/** Lives as long as the document. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const tile = (page: Page, index: number) =>
  page.getByRole('main').locator('.tile').nth(index).getByRole('link').first()

test.describe('design §3 in-page navigation', () => {
  test('shows the next page in the same document, with its head and the focus', async ({
    page,
  }) => {
    await open(page, category)
    await mark(page)
    const name = await tile(page, 0).innerText()
    await tile(page, 0).click()
    await expect(page).toHaveURL(/\/produkt\//)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      name.split(' – ')[0] ?? name,
    )
    await expect(page).toHaveTitle(new RegExp(name.slice(0, 12)))
    const { origin, pathname } = new URL(page.url())
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', origin + pathname)
    await expect(page.locator('#content')).toBeFocused()
    expect(await scrollY(page)).toBe(0)
    expect(await isMarked(page)).toBe(true)
  })

  test('going back restores the list and its scroll position', async ({ page }) => {
    await open(page, category)
    await mark(page)
    await tile(page, 12).scrollIntoViewIfNeeded()
    const before = await scrollY(page)
    expect(before).toBeGreaterThan(300)
    await tile(page, 12).click()
    await expect(page).toHaveURL(/\/produkt\//)
    await expect.poll(() => scrollY(page)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${category}$`))
    await expect.poll(() => scrollY(page)).toBe(before)
    await page.goForward()
    await expect(page).toHaveURL(/\/produkt\//)
    expect(await isMarked(page)).toBe(true)
  })

  test('a newer click aborts a pending navigation', async ({ page }) => {
    await open(page, category)
    await page.route('**/_data/produkt/**', () => new Promise(() => {}))
    const aborted = page.waitForEvent('requestfailed', (request) =>
      /_data\/produkt/.test(request.url()),
    )
    await tile(page, 0).click()
    await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click()
    await aborted
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden')
  })

  test('progress shows after 200 ms, and not before', async ({ page }) => {
    await open(page, category)
    const progress = page.getByRole('progressbar', { name: 'Seite wird geladen' })
    let response = () => {}
    await page.route('**/_data/produkt/**', async (route) => {
      await new Promise<void>((resolve) => (response = resolve))
      await route.continue()
    })
    await page.evaluate(() => {
      const shown = () => document.querySelector('.navigation-progress') !== null
      const started = performance.now()
      const watch = () => {
        if (shown()) Object.assign(window, { shownAfter: performance.now() - started })
        else requestAnimationFrame(watch)
      }
      document.addEventListener('click', () => requestAnimationFrame(watch), { once: true })
    })
    await tile(page, 0).click()
    await expect(progress).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'shownAfter'))).toBeGreaterThanOrEqual(190)
    response()
    await expect(page).toHaveURL(/\/produkt\//)
    await expect(progress).toBeHidden()
  })

  test('a redirect is followed', async ({ page }) => {
    await open(page, '/')
    await mark(page)
    await page.evaluate(() => void location.assign('/ventilator-angebote'))
    await expect(page).not.toHaveURL(/ventilator-angebote/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('a form post ends in a full page load at the same URL', async ({ page }) => {
    await open(page, category)
    await mark(page)
    await page.getByRole('button', { name: 'netto' }).first().click()
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
    await expect(page).toHaveURL(new RegExp(`${category}$`))
  })
})

test('§3 browsers without the Navigation API load full pages', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
  await open(page, category)
  await mark(page)
  await tile(page, 0).click()
  await expect(page).toHaveURL(/\/produkt\//)
  expect(await isMarked(page)).toBe(false)
  await page.goBack()
  await open(page, `${fan.path}?addToCart=${fan.variantId}`)
  await expect(page.getByRole('dialog')).toContainText(fan.name)
})
