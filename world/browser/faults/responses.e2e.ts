import type { Page } from 'playwright/test'
import {
  acceptTerms,
  byParcel,
  fan,
  fillAddress,
  newEmail,
  open,
  openInfo,
  order,
  orderForm,
  putIntoCart,
} from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'
import { soldOut } from '../catalog/product-paths.ts'

test.use({ expectedErrors: [/^Failed to load resource/] })

const firewall = { status: 429, contentType: 'text/html', body: 'Slow down' }
const gateway = { status: 502, contentType: 'text/html', body: 'Bad gateway' }
const portal = { status: 200, contentType: 'text/html', body: '<h1>WLAN-Anmeldung</h1>' }

interface Place {
  url: string
  start: (page: Page) => Promise<unknown>
  press: (page: Page) => Promise<void>
  said: (page: Page) => ReturnType<Page['locator']>
}

const places = {
  'an item added': {
    url: '**/api/cart/items',
    start: (page) => open(page, fan.path),
    press: (page) =>
      page
        .locator('#buy')
        .getByRole('button', { name: /^In den Warenkorb/ })
        .click(),
    said: (page) => page.getByRole('region', { name: 'Meldungen' }),
  },
  'a line of the cart': {
    url: '**/api/cart/items/*',
    async start(page) {
      await putIntoCart(page)
      await open(page, '/checkout')
    },
    press: (page) => page.getByRole('button', { name: 'Menge erhöhen' }).click(),
    said: (page) => page.locator('.cart-line').getByRole('alert'),
  },
  'delivery and payment': {
    url: '**/api/checkout/methods',
    async start(page) {
      await putIntoCart(page)
      await page.request.post('/api/checkout/methods', { data: byParcel })
      await open(page, '/checkout/methods')
    },
    press: (page) => page.getByRole('button', { name: 'Weiter zu Ihren Angaben' }).click(),
    said: (page) => page.getByRole('region', { name: 'Meldungen' }),
  },
  'a newsletter sign-up': {
    url: '**/api/newsletter',
    start: (page) => open(page, '/'),
    async press(page) {
      const form = page.locator('form[action="/api/newsletter"]:visible')
      await form.locator('[name=email]').fill(newEmail('gebremst'))
      await form.getByRole('button').click()
    },
    said: (page) => page.getByRole('region', { name: 'Meldungen' }),
  },
  'a watch': {
    url: '**/api/variants/*/watchers',
    start: (page) => open(page, soldOut),
    async press(page) {
      await page.locator('#watcher [name=email]').fill(newEmail('gebremst'))
      await page.locator('#watcher').getByRole('button').click()
    },
    said: (page) => page.locator('#watcher').getByRole('alert'),
  },
} satisfies Record<string, Place>

const cases = [
  ['an item added', 'a firewall', firewall, 'Bitte warten Sie eine Minute'],
  ['an item added', 'a gateway', gateway, 'nicht bestätigen, ob das im Warenkorb liegt'],
  ['an item added', 'a captive portal', portal, 'nicht bestätigen, ob das im Warenkorb liegt'],
  ['a line of the cart', 'a firewall', firewall, 'Bitte warten Sie eine Minute'],
  ['a newsletter sign-up', 'a firewall', firewall, 'Bitte warten Sie eine Minute'],
  ['a watch', 'a firewall', firewall, 'Bitte warten Sie eine Minute'],
  ['a line of the cart', 'a gateway', gateway, 'vielleicht nicht angekommen'],
  ['delivery and payment', 'a gateway', gateway, 'konnte noch nicht gespeichert werden'],
  ['delivery and payment', 'a captive portal', portal, 'konnte noch nicht gespeichert werden'],
] as const

test.describe('§8 a response that is not the shop’s', () => {
  for (const [place, from, response, words] of cases) {
    test(`to ${place}, of ${from}, is told in a sentence`, async ({ page }) => {
      const { url, start, press, said } = places[place]
      await start(page)
      await page.route(url, (route) => route.fulfill(response))
      await press(page)
      await expect(said(page)).toContainText(words)
      await expect(page.locator('main button[aria-busy=true]')).toHaveCount(0)
    })
  }

  test('to an order, of a firewall, asks to wait instead of to check the input', async ({
    page,
  }) => {
    await openInfo(page)
    await fillAddress(page, newEmail('gebremst'))
    await acceptTerms(page)
    await page.route('**/api/checkout/place', (route) => route.fulfill(firewall), { times: 1 })
    await order(page)
    const alert = orderForm(page).getByRole('alert').first()
    await expect(alert).toContainText('Bitte warten Sie eine Minute')
    await expect(alert).toContainText('nichts bestellt')
    await order(page)
    await expect(page).toHaveURL(/\/checkout\/finished/)
  })

  test('to an order with several reasons shows each of them', async ({ page }) => {
    await openInfo(page)
    await fillAddress(page, newEmail('gruende'))
    await acceptTerms(page)
    const titles = ['Der Rohrventilator ist ausverkauft.', 'Das Wickelrohr ist ausverkauft.']
    const errors = titles.map((title) => ({ status: 409, title, code: 'out_of_stock' }))
    await page.route('**/api/checkout/place', (route) =>
      route.fulfill({ status: 409, json: { errors } }),
    )
    await order(page)
    for (const title of titles)
      await expect(orderForm(page).getByRole('alert').first()).toContainText(title)
  })

  test('that never comes counts as lost: the button is free again', async ({ page }) => {
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = (ms) => timeout(ms / 15)
    })
    await open(page, fan.path)
    await page.route('**/api/cart/items', () => {})
    const { press, said } = places['an item added']
    await press(page)
    await expect(said(page)).toContainText('nicht bestätigen, ob das im Warenkorb liegt')
    await expect(page.locator('#buy button[aria-busy=true]')).toHaveCount(0)
  })
})
