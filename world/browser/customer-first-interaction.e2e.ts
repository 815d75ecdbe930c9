import type { Page } from 'playwright/test'
import { fan, newEmail, putIntoCart, registerBy } from '../../e2e/steps.ts'
import { expect, hydrated, test } from '../../e2e/test.ts'
import { openUntouched } from './open-untouched.ts'

const category = '/ventilatoren/bad-kleinraumluefter'

const signIn = (page: Page, fullName = 'Karin Neu') =>
  registerBy(page.request, { fullName, email: newEmail('zeichen') })
const nameLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })
const menu = (page: Page) => page.getByRole('banner').locator('.account-menu > summary')

/** Records the requests for personal data. */
function watchPersonalRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(cart|session|wish-list)$/.test(pathname)) requests.push(pathname)
  })
  return requests
}

test.describe('design §9 weight: a customer, without an interaction,', () => {
  test('sees name and number of items, and loads no deferred part for them', async ({ page }) => {
    await signIn(page)
    await putIntoCart(page)
    const requests = watchPersonalRequests(page)
    const loaded = await openUntouched(page, category)
    await expect(nameLink(page, 'Karin')).toBeVisible()
    await expect(page.locator('.cart-link__count')).toHaveText(/^1/)
    await page.waitForLoadState('networkidle')
    expect(loaded).toEqual([])
    await hydrated(page)
    await expect(menu(page)).toHaveText('Karin')
    await expect(nameLink(page, 'Karin')).toHaveCount(0)
    // The parts take the responses that are there.
    expect(requests.toSorted()).toEqual(['/api/cart', '/api/session', '/api/wish-list'])
  })

  test('sees a name with any characters', async ({ page }) => {
    await signIn(page, 'D\u2019"A\\rc Neu')
    await openUntouched(page, '/seite/impressum')
    await expect(nameLink(page, 'D\u2019"A\\rc')).toBeVisible()
  })

  test('sees no name after signing out', async ({ page }) => {
    await signIn(page)
    await page.request.post('/api/logout', { data: {} })
    const loaded = await openUntouched(page, '/seite/impressum')
    await page.waitForLoadState('networkidle')
    expect(loaded).toEqual([])
    await expect(nameLink(page, 'Anmelden')).toBeVisible()
  })

  test('sees the hearts of a wish list', async ({ page }) => {
    await signIn(page)
    const saved = await page.request.post('/api/wish-list/items', { data: { id: fan.variantId } })
    expect(saved.status()).toBe(200)
    await openUntouched(page, fan.path)
    await expect(page.getByRole('banner').locator('.wish-link .cart-link__count')).toHaveText(/^1/)
    await expect(menu(page)).toHaveText('Karin')
  })

  test('sees the sign-in link again when the session has ended meanwhile', async ({ page }) => {
    await signIn(page)
    await page.route('**/api/session', (route) => route.fulfill({ json: { user: null } }))
    await openUntouched(page, '/seite/impressum')
    await page.waitForLoadState('networkidle')
    await expect(nameLink(page, 'Anmelden')).toBeVisible()
  })

  test('gets the notice of a session that the shop has ended', async ({ page }) => {
    await signIn(page)
    await page.route(
      '**/api/session',
      (route) => route.fulfill({ json: { user: null, restricted: true } }),
      { times: 1 },
    )
    await openUntouched(page, '/seite/impressum')
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test.describe('when the first response is lost', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  for (const path of ['session', 'wish-list', 'cart']) {
    for (const status of [0, 503]) {
      test(`§8 name and items are shown after a second request of ${path}, ${status || 'no'} answer`, async ({
        page,
      }) => {
        await signIn(page)
        await putIntoCart(page)
        await page.route(
          `**/api/${path}`,
          (route) => (status ? route.fulfill({ status, json: { errors: [] } }) : route.abort()),
          { times: 1 },
        )
        await openUntouched(page, category)
        await expect(menu(page)).toHaveText('Karin')
        await expect(page.locator('.cart-link__count')).toHaveText(/^1/)
      })
    }
  }
})

test('§6 the name is gone at once on a page that the browser restores after a sign-out', async ({
  page,
}) => {
  await signIn(page)
  await openUntouched(page, '/seite/impressum')
  await expect(nameLink(page, 'Karin')).toBeVisible()
  await page.evaluate(() => {
    const restored = new PageTransitionEvent('pageshow', { persisted: true })
    dispatchEvent(restored)
  })
  await expect(page.locator('html[data-customer]')).toHaveCount(0)
  await expect(menu(page)).toHaveText('Karin')
})
