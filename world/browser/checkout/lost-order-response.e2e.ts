import { expect, type Page } from 'playwright/test'
import { test } from '../../../e2e/broken-shop.ts'
import {
  acceptTerms,
  fan,
  fillAddress,
  mailsTo,
  newEmail,
  open,
  openInfo,
  order,
  registerBy,
  signIn,
} from '../../../e2e/steps.ts'

const place = '/store/api/v1/cart/place'
const attempts = '/store/api/v1/orders/attempt'
const finished = /\/checkout\/finished\?order=/

// A single pattern, because Playwright takes the second of an array for its options.
test.use({ expectedErrors: [/status of 503|ERR_FAILED/] })
test.afterEach(({ shop }) => shop.repair())

/** Proceeds to the order button; returns the email, by which the order is found in the outbox. */
async function fillIn(page: Page, useScript: boolean): Promise<string> {
  const email = newEmail('verloren')
  await openInfo(page, undefined, useScript)
  await fillAddress(page, email)
  await acceptTerms(page)
  return email
}

for (const useScript of [true, false]) {
  test.describe(useScript ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: useScript })

    const expectOneOrder = async (page: Page, email: string) => {
      await expect(page).toHaveURL(finished)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Vielen Dank')
      expect(await mailsTo(page.request, email)).toHaveLength(1)
    }

    for (const mode of ['500', 'invalid-json', 'wrong-shape', 'timeout', 'refuse'] as const) {
      test(`§7 cart/place: ${mode} after the store has committed shows the order`, async ({
        page,
        shop,
      }) => {
        const email = await fillIn(page, useScript)
        await shop.breakDown(mode, [place], { method: 'POST', after: true })
        await order(page)
        await expectOneOrder(page, email)
      })

      test(`§7 cart/place: ${mode} before the store has committed reports that nothing is ordered`, async ({
        page,
        shop,
      }) => {
        const email = await fillIn(page, useScript)
        await shop.breakDown(mode, [place], { method: 'POST' })
        await order(page)
        await expect(page.getByRole('main')).toContainText('nichts bestellt und nichts berechnet')
        await shop.repair()
        // Whatever became of the first attempt in the store, there is one order.
        await acceptTerms(page)
        await order(page)
        await expectOneOrder(page, email)
      })
    }

    test('§7 while the outcome is unknown, the page says so, and then shows the order', async ({
      page,
      shop,
    }) => {
      const email = await fillIn(page, useScript)
      await shop.breakDown('500', [place], { after: true })
      await shop.breakDown('500', [attempts])
      await order(page)
      const main = page.getByRole('main')
      await expect(main).toContainText(useScript ? 'Wir prüfen, ob' : 'wissen wir es noch nicht')
      await expect(main).not.toContainText('leer')
      await shop.repair()
      // The script polls by itself.
      if (!useScript) await page.getByRole('button', { name: 'Jetzt nachsehen' }).click()
      await expect(page).toHaveURL(finished, { timeout: 30_000 })
      await expectOneOrder(page, email)
    })

    test('§7 a browser without a response finds its order from the cart', async ({ page }) => {
      const email = await fillIn(page, useScript)
      let isCutOff = true
      await page.route('**/api/checkout/**', async (route) => {
        if (!isCutOff) return route.continue()
        if (route.request().url().endsWith('/place')) await route.fetch({ maxRedirects: 0 })
        await route.abort()
      })
      await order(page)
      await expect
        .poll(async () => (await mailsTo(page.request, email)).length, { timeout: 15_000 })
        .toBe(1)
      isCutOff = false
      if (!useScript) {
        // The browser's own error page comes first, and would interrupt the next navigation.
        await page.waitForURL('chrome-error://chromewebdata/')
        await page.goto('/checkout')
        await expect(page.getByRole('heading', { level: 1 })).toContainText('ist aufgenommen')
        await page.getByRole('link', { name: 'Bestellung ansehen' }).click()
      }
      await expect(page).toHaveURL(finished, { timeout: 30_000 })
      await expectOneOrder(page, email)
    })

    test('§7 a guest who signs in to an account with a cart, while the outcome is unknown, finds the order', async ({
      page,
      shop,
      playwright,
    }) => {
      const customer = newEmail('mit-warenkorb')
      const elsewhere = await playwright.request.newContext({ baseURL: shop.address })
      await registerBy(elsewhere, { fullName: 'Karin Neu', email: customer })
      await elsewhere.post('/api/cart/items', { data: { id: fan.variantId, amount: 3 } })
      await elsewhere.dispose()

      const email = await fillIn(page, useScript)
      await shop.breakDown('500', [place], { after: true })
      await shop.breakDown('500', [attempts])
      await order(page)
      await expect(page.getByRole('main')).toContainText(
        useScript ? 'Wir prüfen, ob' : 'wissen wir es noch nicht',
      )
      await signIn(page, customer)
      await shop.repair()
      await page.goto('/checkout')
      await expectOneOrder(page, email)
      // Shown once; then the cart is the customer's own.
      await page.goto('/checkout')
      await expect(page).toHaveURL(/\/checkout$/)
      await expect(page.getByRole('main')).toContainText(fan.name)
    })

    test('§7 two tabs that order the same cart place one order', async ({ page, context }) => {
      const email = await fillIn(page, useScript)
      const other = await context.newPage()
      await open(other, '/checkout/info', useScript)
      await fillAddress(other, email)
      await acceptTerms(other)
      await order(page)
      await expectOneOrder(page, email)
      await order(other)
      await expectOneOrder(other, email)
      await other.goto('/checkout')
      await expect(other.getByRole('heading', { level: 1 })).toContainText('ist aufgenommen')
    })
  })
}

test.describe('with JavaScript', () => {
  test('§7 an order that never left the browser is reported as not ordered', async ({ page }) => {
    const email = await fillIn(page, true)
    await page.route('**/api/checkout/place', (route) => route.abort())
    await order(page)
    await expect(page.getByRole('alert')).toContainText('nichts bestellt und nichts berechnet')
    await page.unroute('**/api/checkout/place')
    await order(page)
    await expect(page).toHaveURL(finished)
    expect(await mailsTo(page.request, email)).toHaveLength(1)
  })

  test('§7 a reload while the order is sent shows the order', async ({ page, shop }) => {
    const email = await fillIn(page, true)
    await shop.breakDown('timeout', [place], { after: true, times: 1 })
    await order(page)
    await expect.poll(async () => (await mailsTo(page.request, email)).length).toBe(1)
    await page.reload()
    await expect(page).toHaveURL(finished)
  })
})
