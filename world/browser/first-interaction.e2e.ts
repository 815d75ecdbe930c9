import type { Page } from 'playwright/test'
import { fan, newEmail, open, putIntoCart, registerBy } from '../../e2e/steps.ts'
import { expect, hydrated, test } from '../../e2e/test.ts'

const category = '/ventilatoren/bad-kleinraumluefter'

/** Files of lazy parts. */
const late = /\/assets\/(frame|links|personal|actions|details|filters|navigate-in-place)-/

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

const cartCount = (page: Page) => page.getByRole('banner').locator('.cart-link__count')

/** Records the requests for the cart. */
function watchCartRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/cart')) requests.push(`${request.method()} ${pathname}`)
  })
  return requests
}

test('design §9 weight: a returning visitor sees the number of items, and loads no deferred part for it', async ({
  page,
}) => {
  await putIntoCart(page, { amount: 3 })
  const requests = watchCartRequests(page)
  const loaded = await openUntouched(page, category)
  await expect(cartCount(page)).toHaveText(/^1/)
  await page.waitForLoadState('networkidle')
  expect(loaded).toEqual([])
  await hydrated(page)
  await expect(cartCount(page)).toHaveText(/^1/)
  // The cart itself takes the response that was counted.
  expect(requests).toEqual(['GET /api/cart'])
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
  await expect(
    page
      .getByText(/Zefyra/)
      .and(page.locator('[role=alert] *, [role=status] *'))
      .first(),
  ).toBeVisible()
})

test('design §9 weight: a cart page with items loads neither schemas nor its cart again before an interaction', async ({
  page,
}) => {
  await putIntoCart(page)
  const requests = watchCartRequests(page)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await openUntouched(page, '/checkout')
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  expect(loaded.join()).not.toMatch(/\/assets\/(schemas|personal)-/)
  await hydrated(page)
  await expect.poll(() => requests).toEqual(['GET /api/cart'])
})

test('§4 the very first press on a cart page removes a line before the store has answered', async ({
  page,
}) => {
  await putIntoCart(page)
  await openUntouched(page, '/checkout')
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
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
  answer()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Warenkorb ist leer')
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

/** Records the requests for what the header shows of a customer. */
function watchPersonalRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(session|cart|wish-list)$/.test(pathname)) requests.push(pathname)
  })
  return requests
}

const personalRequests = ['/api/cart', '/api/session', '/api/wish-list']
const wishLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Merkzettel/ })

async function wish(page: Page, variantId = fan.variantId) {
  const response = await page.request.post('/api/wish-list/items', { data: { id: variantId } })
  expect(response.status(), await response.text()).toBe(200)
}

test('design §9 weight: a customer sees name, cart and wish list; their parts come with an interaction, and request nothing again', async ({
  page,
}) => {
  await registerBy(page.request, { fullName: 'Karin Neu', email: newEmail('leicht') })
  await putIntoCart(page)
  await wish(page)
  const requests = watchPersonalRequests(page)
  const loaded = await openUntouched(page, category)
  const banner = page.getByRole('banner')
  await expect(banner).toContainText('Karin')
  await expect(cartCount(page).and(page.locator('.cart-link *'))).toHaveText(/^1/)
  await expect(wishLink(page)).toContainText('1')
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((path) => !path.includes('/links-'))).toEqual([])
  expect(requests.toSorted()).toEqual(personalRequests)
  await hydrated(page)
  const hearts = page.getByRole('main').getByRole('button', { name: /^Merken: / })
  const heart = hearts.and(page.locator('[aria-pressed=false]')).first()
  await expect(heart).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(requests.toSorted()).toEqual(personalRequests)
  await heart.click()
  await expect(wishLink(page)).toContainText('2')
})

test('§4 two tabs: the number of wishes follows the other tab without an interaction', async ({
  page,
}) => {
  await registerBy(page.request, { fullName: 'Karin Neu', email: newEmail('zwei') })
  await wish(page)
  const loaded = await openUntouched(page, '/seite/impressum')
  await expect(wishLink(page)).toContainText('1')
  const other = await page.context().newPage()
  await open(other, '/user/wishlist')
  await other.getByRole('button', { name: /^Entfernen: / }).click()
  await expect(wishLink(page)).not.toContainText('1')
  expect(loaded.filter((path) => !path.includes('/links-'))).toEqual([])
})

test('§2 the very first press on the account menu opens it, and its sign-out works', async ({
  page,
}) => {
  await registerBy(page.request, { fullName: 'Karin Neu', email: newEmail('menue') })
  await openUntouched(page, '/seite/impressum')
  const menu = page.getByRole('banner').locator('.account-menu')
  await expect(menu).toContainText('Karin')
  // No pointer moves before it, as on a touch screen.
  await menu.locator('summary').evaluate((summary: HTMLElement) => summary.click())
  await expect(menu.getByRole('link', { name: 'Mein Konto' })).toBeVisible()
  await menu.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByRole('banner')).toContainText('Anmelden')
})

test.describe('when the first response of the session is lost', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('§8 the name of a customer is asked for again', async ({ page }) => {
    await registerBy(page.request, { fullName: 'Karin Neu', email: newEmail('verloren') })
    await page.route('**/api/session', (route) => route.abort(), { times: 1 })
    await openUntouched(page, '/seite/impressum')
    await expect(page.getByRole('banner')).toContainText('Karin')
  })
})

test('§6 a customer whose group has become restricted is told without an interaction', async ({
  page,
}) => {
  await registerBy(page.request, { fullName: 'Karin Neu', email: newEmail('gesperrt') })
  const json = { user: null, restricted: true }
  await page.route('**/api/session', (route) => route.fulfill({ json }))
  await openUntouched(page, '/seite/impressum')
  await expect(page.getByRole('dialog')).toContainText('kann hier nicht einkaufen')
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
