import { expect } from 'playwright/test'
import { type Mode, modes, test } from '../../e2e/broken-shop.ts'
import {
  acceptTerms,
  fan,
  fillAddress,
  newEmail,
  open,
  openInfo,
  order,
  orderForm,
  putIntoCart,
  register,
} from '../../e2e/steps.ts'
import { expectAccessible } from '../../e2e/test.ts'

const visited = ['/', '/ventilatoren/bad-kleinraumluefter', fan.path, '/seite/impressum']
const unreachable = 'Warenkorb derzeit nicht erreichbar'

/** A wrong response means broken; unreachable means maintenance (spec §8). */
const isAway = (mode: Mode) => mode === 'timeout' || mode === 'refuse'

test.use({ expectedErrors: [/status of (?:403|50[03])/] })
test.afterEach(({ shop }) => shop.repair())

test.describe('design §5 outage', () => {
  let unvisited = 0

  for (const mode of modes) {
    test(`${mode}: visited pages are still served, others report the outage`, async ({
      request,
      shop,
    }) => {
      for (const path of visited) {
        await expect
          .poll(async () => (await request.get(path)).headers()['cache-status'], {
            timeout: 15_000,
          })
          .toMatch(/Storefront-Page; hit/)
      }
      await shop.breakDown(mode)
      for (const path of visited) {
        const response = await request.get(path)
        expect(response.status(), path).toBe(200)
        // A page purged meanwhile, as by a scheduled run, is rendered from stored content.
        expect(response.headers()['cache-status']).toMatch(
          /Storefront-Page; (hit|fwd=stale)|Storefront-Content; fwd=stale; detail=stale-if-error/,
        )
      }
      const openUnvisited = () => request.get(`/rohre-kanaele?page=${++unvisited + 1}`)
      // The circuit stays open for seconds after the last test.
      await expect
        .poll(async () => (await openUnvisited()).status(), { timeout: 15_000 })
        .toBe(isAway(mode) ? 503 : 500)
      const response = await openUnvisited()
      expect(response.headers()['cache-control']).toContain('no-store')
      expect(await response.text()).toContain(
        isAway(mode) ? 'Der Shop ist gerade nicht erreichbar' : 'Da ist etwas schiefgegangen',
      )
      const cart = await request.get('/api/cart', { headers: { Cookie: 'cart=abc' } })
      expect(cart.status()).toBe(503)
      expect((await cart.json()).errors[0].title).toBeTruthy()
    })
  }

  test('an unavailable page is accessible and offers links', async ({ page, shop }) => {
    await open(page, '/')
    await shop.breakDown('500')
    await expect(async () => {
      const response = await page.goto(`/rohre-kanaele?page=${++unvisited + 1}`)
      expect(response?.status()).toBe(500)
    }).toPass({ timeout: 15_000 })
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await expectAccessible(page)
  })

  for (const mode of ['timeout', 'refuse'] as const) {
    test(`§8 ${mode}: an unavailable page reports a temporary failure, and is accessible`, async ({
      page,
      shop,
    }) => {
      await open(page, '/')
      await shop.breakDown(mode)
      await expect(async () => {
        const response = await page.goto(`/rohre-kanaele?page=${++unvisited + 1}`)
        expect(response?.status()).toBe(503)
        expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0)
      }).toPass({ timeout: 20_000 })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Der Shop ist gerade nicht erreichbar',
      )
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      await expectAccessible(page)
    })
  }

  test('§8 a forbidden page is the 403 page, by URL and by client navigation', async ({
    page,
    shop,
  }) => {
    // Fetched without a browser, which would prefetch; the circuit may still be open.
    let products: string[] = []
    await expect(async () => {
      const listing = await page.request.get('/ventilatoren')
      products = [...new Set((await listing.text()).match(/\/produkt\/[a-z\d-]+/g))]
      expect(products.length).toBeGreaterThan(3)
    }).toPass({ timeout: 30_000 })
    await shop.breakDown('403', ['/cms/catalog/product/'])
    // A page that no other test has cached.
    await expect(async () => {
      const response = await page.goto(products.pop() ?? '')
      expect(response?.status()).toBe(403)
      expect(response?.headers()['cache-control']).toContain('no-store')
    }).toPass({ timeout: 15_000 })
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Kein Zugriff')
    await expectAccessible(page)
    await shop.repair()
    await open(page, '/ventilatoren/bad-kleinraumluefter')
    await shop.breakDown('403', ['/cms/catalog/product/'])
    await page.locator('.tile a[href^="/produkt/"]').last().click()
    await expect(heading).toHaveText('Kein Zugriff')
  })

  test('client navigation to a failing page shows the same', async ({ page, shop }) => {
    await open(page, '/')
    await shop.breakDown('500')
    await page.getByRole('link', { name: /AGB/ }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/schiefgegangen|erreichbar/)
  })
})

test.describe('§4 store unreachable', () => {
  test('the header stays complete, the cart reports the outage', async ({ page, shop }) => {
    await putIntoCart(page)
    await open(page, '/')
    await shop.breakDown('500', ['/store'])
    await open(page, '/')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Warenkorb/ })
      .click()
    await expect(page.getByRole('main')).toContainText(unreachable)
    await expectAccessible(page)
    await shop.repair()
    await expect(async () => {
      await page.getByRole('link', { name: 'Erneut versuchen' }).click({ timeout: 1000 })
      await expect(page.getByRole('main')).toContainText(fan.name, { timeout: 1000 })
    }).toPass({ timeout: 15_000 })
  })

  test('§8 a store that answers 500 causes the 500 page for the customer’s pages', async ({
    page,
    shop,
  }) => {
    await register(page)
    await open(page, '/user/orders')
    await shop.breakDown('500', ['/store'])
    await expect(async () => {
      expect((await page.goto('/user/orders'))?.status()).toBe(500)
    }).toPass({ timeout: 15_000 })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/schiefgegangen/)
    await expectAccessible(page)
    await shop.repair()
    await expect(async () => {
      expect((await page.goto('/user/orders'))?.status()).toBe(200)
    }).toPass({ timeout: 15_000 })
  })

  test('adding to the cart reports the failure', async ({ page, shop }) => {
    await open(page, fan.path)
    await shop.breakDown('500', ['/store'])
    await page
      .locator('form#buy')
      .getByRole('button', { name: /^In den Warenkorb/ })
      .click()
    await expect(page.getByRole('region', { name: 'Meldungen' })).not.toBeEmpty()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  for (const useScript of [true, false]) {
    test.describe(useScript ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled: useScript })

      test('form values are kept and ordered after the outage', async ({ page, shop }) => {
        await openInfo(page, undefined, useScript)
        await fillAddress(page, newEmail('ausfall'))
        await acceptTerms(page)
        await shop.breakDown('500', ['/store'])
        await order(page)
        // The page polls for half a minute before it offers a manual check.
        test.setTimeout(150_000)
        await expect(page.getByRole('main')).toContainText(/Ist Ihre Bestellung angekommen/, {
          timeout: 75_000,
        })
        if (useScript) await expect(orderForm(page).locator('[name=city]')).toHaveValue('Leipzig')
        await shop.repair()
        const isTold = page.getByRole('main').getByText('nichts bestellt').first()
        await expect(async () => {
          // With JavaScript polling continues after the press.
          const again = page.getByRole('button', { name: 'Jetzt nachsehen' })
          if (await again.isVisible()) await again.click({ timeout: 1000 })
          await expect(isTold).toBeVisible({ timeout: 3000 })
        }).toPass({ timeout: 45_000 })
        await acceptTerms(page)
        await order(page)
        await expect(page).toHaveURL(/\/checkout\/finished/)
      })
    })
  }
})
