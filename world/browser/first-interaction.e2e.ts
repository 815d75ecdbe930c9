import type { Page } from 'playwright/test'
import { fan, newEmail, putIntoCart, registerBy } from '../../e2e/steps.ts'
import { expect, hydrated, test } from '../../e2e/test.ts'

const category = '/ventilatoren/bad-kleinraumluefter'

/** Files of lazy parts. */
const late = /\/assets\/(frame|personal|actions|details|filters|navigate-in-place)-/

/** Opens a page without an interaction; records requests of lazy files. */
async function openUntouched(page: Page, path: string): Promise<string[]> {
  const loaded: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (late.test(pathname)) loaded.push(pathname)
  })
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  return loaded
}

const signs: Record<string, (page: Page) => Promise<unknown>> = {
  'a move of the pointer': (page) => page.mouse.move(20, 20),
  'a turn of the wheel': (page) => page.mouse.wheel(0, 200),
  'a key': (page) => page.keyboard.press('Shift'),
  'the focus': (page) => page.getByRole('searchbox').focus(),
  'a scroll': (page) => page.evaluate(() => scrollTo(0, 300)),
  // A screen reader presses without pointer and key events.
  'a press of a screen reader': (page) =>
    page.locator('h1').evaluate((h1: HTMLElement) => h1.click()),
}

for (const path of ['/', category, fan.path, '/seite/impressum', '/login']) {
  test(`design §9 weight: ${path} loads no deferred part before an interaction`, async ({
    page,
  }) => {
    const loaded = await openUntouched(page, path)
    await page.waitForLoadState('networkidle')
    expect(loaded).toEqual([])
    await hydrated(page)
    expect(loaded).not.toEqual([])
  })
}

for (const [name, give] of Object.entries(signs)) {
  test(`design §9 weight: ${name} loads the deferred parts of a page`, async ({ page }) => {
    const loaded = await openUntouched(page, category)
    await page.waitForLoadState('networkidle')
    expect(loaded).toEqual([])
    await give(page)
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
    await expect.poll(() => loaded.join()).toMatch(/filters-.*|frame-/)
  })
}

test('design §9 weight: the cart of a returning visitor is shown without an interaction', async ({
  page,
}) => {
  await putIntoCart(page, { amount: 3 })
  const loaded = await openUntouched(page, category)
  await expect(page.getByRole('banner').locator('.cart-link__count')).toContainText('1')
  expect(loaded.join()).not.toMatch(/\/(frame|filters)-/)
})

test('design §9 weight: the name of a customer is shown without an interaction, and none after signing out', async ({
  page,
}) => {
  await registerBy(page.request, { fullName: 'Karin Neu', email: newEmail('zeichen') })
  await openUntouched(page, '/seite/impressum')
  await expect(page.getByRole('banner')).toContainText('Karin')
  await page.request.post('/api/logout', { data: {} })
  await page.evaluate(() => localStorage.clear())
  const loaded = await openUntouched(page, '/seite/impressum')
  await page.waitForLoadState('networkidle')
  expect(loaded).toEqual([])
})

test('design §9 weight: a stored comparison is shown without an interaction', async ({ page }) => {
  await page.goto(category)
  await hydrated(page)
  await page.getByRole('main').getByRole('button', { name: 'Vergleichen' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await openUntouched(page, category)
  await expect(page.getByRole('banner').getByRole('link', { name: /Vergleich/ })).toBeVisible()
})

test('design §3 going back after a reload, without an interaction, shows the page of the URL', async ({
  page,
}) => {
  await page.goto(category)
  await hydrated(page)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.getByRole('main').locator('article a[href]').first().click()
  await expect(page).toHaveURL(/\/produkt\//)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(new RegExp(`${category}$`))
  await expect(page.locator('.listing')).toBeVisible()
})
