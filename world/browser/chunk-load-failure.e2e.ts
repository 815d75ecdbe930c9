import type { Page } from 'playwright/test'
import { api } from '../../domain/api.ts'
import { loadedDocuments, requestedDocuments } from '../../e2e/documents.ts'
import { fan } from '../../e2e/steps.ts'
import { expect, test } from '../../e2e/test.ts'

const category = '/ventilatoren/bad-kleinraumluefter'

/** And a page that is usable without its script. */
async function expectOneReload(page: Page) {
  const documents = loadedDocuments(page)
  await page.goto(category)
  await expect.poll(() => documents).toHaveLength(2)
  await page.waitForLoadState('networkidle')
  expect(documents).toHaveLength(2)
  await page.getByRole('main').locator('.tile a[href]').first().click()
  await expect(page).toHaveURL(/\/produkt\//)
}

test.describe('§8 a chunk that cannot be loaded', () => {
  test.use({
    expectedErrors: [
      /ERR_FAILED|ERR_INTERNET|ERR_ABORTED|dynamically imported module|module script/,
    ],
  })

  test('reloads the page when the server is reachable, and only once', async ({ page }) => {
    await page.route(/\/assets\/entry-[^/]*\.js/, (route) => route.abort())
    await expectOneReload(page)
  })

  test('reloads the page once for lost layout data too', async ({ page }) => {
    await page.route(`**${api.layout('*')}`, (route) => route.abort())
    await expectOneReload(page)
  })

  test('keeps a readable page when the connection is lost', async ({ page, context }) => {
    await page.route(/\/assets\/entry-[^/]*\.js/, async (route) => {
      await context.setOffline(true)
      await route.abort()
    })
    const documents = requestedDocuments(page)
    await page.goto(category)
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('main').locator('.tile a[href]').first().click()
    await expect(page).toHaveURL(/\/produkt\//)
    expect(documents).toHaveLength(2)
  })

  test('never reverts a navigation that has started', async ({ page }) => {
    // The next page is slow, and every script of this one fails after the press.
    await page.route(/\/assets\/.*\.js/, async (route) => {
      if (/start-|first-|chunks-/.test(route.request().url())) return route.continue()
      await pressed.promise
      await route.abort()
    })
    await page.route('**/rechner', async (route) => {
      pressed.resolve()
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    const pressed = Promise.withResolvers<void>()
    const documents = requestedDocuments(page)
    await page.goto(category, { waitUntil: 'commit' })
    await page
      .locator('a[href="/rechner"]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(/\/rechner$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rechner')
    expect(documents.slice(0, 2)).toEqual([category, '/rechner'])
    expect(documents.slice(2).every((path) => path === '/rechner')).toBe(true)
  })

  test('costs a deferred part its script and nothing else', async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('chunk-reload-at', String(Date.now())))
    await page.route(/\/assets\/(frame|actions|details)-[^/]*\.js/, (route) => route.abort())
    await page.goto(fan.path)
    // The interaction that requests them.
    await page.getByRole('searchbox').focus()
    // Lazy parts never hydrate here, so only the rest of the page is awaited.
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(fan.name)
    await page
      .getByRole('button', { name: /^In den Warenkorb/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})
