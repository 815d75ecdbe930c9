import type { Page } from 'playwright/test'
import { fan, newEmail, open, putIntoCart, registerBy } from '../../../e2e/steps.ts'
import { expect, hydrated, test } from '../../../e2e/test.ts'
import { cartCount, openUntouched, watchRequests } from '../../../e2e/untouched.ts'

/* What a customer sees before the first interaction (decision 0155). */

const category = '/ventilatoren/bad-kleinraumluefter'
const personalCalls = /^\/api\/(session|cart|wish-list)$/

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
  const requests = watchRequests(page, personalCalls)
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

test('§8 the name of a customer is asked for again where the first response never comes', async ({
  page,
}) => {
  await registerBy(page.request, { fullName: 'Karin Neu', email: newEmail('haengt') })
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => timeout(ms / 15)
  })
  await page.route('**/api/session', () => {}, { times: 1 })
  await openUntouched(page, '/seite/impressum')
  await expect(page.getByRole('banner')).toContainText('Karin')
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

test('§6 two tabs: a page that nobody has touched names the customer who has signed in since', async ({
  page,
}) => {
  await registerBy(page.request, { fullName: 'Karin Neu', email: newEmail('erste') })
  await openUntouched(page, '/seite/impressum')
  const banner = page.getByRole('banner')
  await expect(banner).toContainText('Karin')
  await page.request.post('/api/logout', { data: {} })
  await registerBy(page.request, { fullName: 'Bernd Alt', email: newEmail('zweite') })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(banner).toContainText('Bernd')
  await hydrated(page)
  await expect(banner).toContainText('Bernd')
  await expect(banner).not.toContainText('Karin')
})
