import type { Page } from 'playwright/test'
import { fan, open, putIntoCart } from '../../e2e/steps.ts'
import { expect, hydrated, test } from '../../e2e/test.ts'
import { cartCount, openUntouched, watchRequests } from '../../e2e/untouched.ts'

const category = '/ventilatoren/bad-kleinraumluefter'
const cartCalls = /^\/api\/cart/

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

test('design §9 weight: a returning visitor sees the number of items, and loads no deferred part for it', async ({
  page,
}) => {
  await putIntoCart(page, { amount: 3 })
  const requests = watchRequests(page, cartCalls)
  const loaded = await openUntouched(page, category)
  await expect(cartCount(page)).toHaveText(/^1/)
  await page.waitForLoadState('networkidle')
  expect(loaded).toEqual([])
  await hydrated(page)
  await expect(cartCount(page)).toHaveText(/^1/)
  // The cart itself takes the response that was counted.
  expect(requests).toEqual(['/api/cart'])
})

test('§4 two tabs: the number of items follows the other tab without an interaction', async ({
  page,
}) => {
  await putIntoCart(page)
  const loaded = await openUntouched(page, category)
  await expect(cartCount(page)).toHaveText(/^1/)
  const other = await page.context().newPage()
  await open(other, '/checkout')
  await other
    .getByRole('region', { name: 'Artikel im Warenkorb' })
    .getByRole('button', { name: /entfernen$/ })
    .first()
    .click()
  await expect(cartCount(page)).toBeHidden()
  expect(loaded).toEqual([])
})

test.describe('when the first response is lost', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('§8 the number of items is asked for again', async ({ page }) => {
    await putIntoCart(page)
    await page.route('**/api/cart', (route) => route.abort(), { times: 1 })
    await openUntouched(page, category)
    await expect(cartCount(page)).toHaveText(/^1/)
  })
})

test('§4 items that the store has removed are announced without an interaction', async ({
  page,
}) => {
  const cart = await putIntoCart(page)
  await page.route('**/api/cart', (route) => route.fulfill({ json: { cart, removed: ['Zefyra'] } }))
  await openUntouched(page, category)
  await expect(page.locator('.notifications[aria-live]').getByText(/Zefyra/)).toBeVisible()
})

test('design §9 weight: a cart page with items loads neither schemas nor its cart again before an interaction', async ({
  page,
}) => {
  await putIntoCart(page)
  const requests = watchRequests(page, cartCalls)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await openUntouched(page, '/checkout')
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  expect(loaded.join()).not.toMatch(/\/assets\/(schemas|personal)-/)
  await hydrated(page)
  await expect.poll(() => requests).toEqual(['/api/cart'])
})

test('§4 the very first press on a cart page removes a line before the store has answered', async ({
  page,
}) => {
  await putIntoCart(page)
  await openUntouched(page, '/checkout')
  const { promise: answered, resolve: response } = Promise.withResolvers<void>()
  await page.route('**/api/cart**', async (route) => {
    await answered
    await route.continue()
  })
  const lines = page.getByRole('region', { name: 'Artikel im Warenkorb' })
  // No pointer moves before it, as on a touch screen.
  await lines
    .getByRole('button', { name: /entfernen$/ })
    .first()
    .evaluate((button: HTMLElement) => button.click())
  await expect(page.locator('[name=amount]')).toHaveCount(0)
  response()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Warenkorb ist leer')
})

test('§4 a stored list view is shown without an interaction', async ({ page }) => {
  await page.goto(category)
  await page.evaluate(() => localStorage.setItem('list-view.v1', '"list"'))
  const loaded = await openUntouched(page, category)
  await expect(page.locator('.tiles--list').first()).toBeVisible()
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
  await page.getByRole('main').locator('.tile a[href]').first().click()
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
