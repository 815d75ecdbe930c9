import type { Page } from 'playwright/test'
import { fan, open, putIntoCart } from '../../../e2e/steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../../e2e/test.ts'

const longDuct = 'v-spiral-rondo-125-3000'
const library = 'https://widget.packeta.com/**'

/** A double of Packeta's library, with buttons instead of a map. */
const fakeLibrary = `
window.Packeta = { Widget: { pick(key, callback, { country }) {
  const add = (label, point) => {
    const button = document.createElement('button')
    button.textContent = label
    button.onclick = () => callback(point)
    document.body.append(button)
  }
  add('known ' + country, { id: 910101 })
  add('unknown', { id: 999999 })
  add('close', null)
} } }`

const shipper = (page: Page, id: string) => page.locator(`[name=shipperId][value=${id}]`)
const place = (page: Page, id: string) => page.locator(`[name=branchId][value=${id}]`)

/** Playwright's own requests do not resolve subdomains of localhost, the browser does. */
async function openCzech(page: Page, baseURL: string | undefined) {
  const shop = (baseURL ?? '').replace('//', '//cs.')
  await open(page, `${shop}/checkout`)
  await page.evaluate(async (id) => {
    const headers = { 'Content-Type': 'application/json' }
    await fetch('/api/cart/items', {
      method: 'POST',
      headers,
      body: JSON.stringify({ id, amount: 1 }),
    })
  }, fan.variantId)
  await open(page, `${shop}/checkout/methods`)
}

test.describe(() => {
  // The browser logs the refused point.
  test.use({ expectedErrors: [/status of 422/] })

  test('§7 a point is picked on the map of Packeta, and validated by the store', async ({
    page,
    baseURL,
  }) => {
    await page.route(library, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: fakeLibrary }),
    )
    await openCzech(page, baseURL)
    await shipper(page, 'packeta').check()
    const openMap = page.getByRole('button', { name: 'Otevřít mapu dopravce' })
    const map = page.frameLocator('iframe.branch-picker')

    await openMap.click()
    await map.getByRole('button', { name: 'close' }).click()
    await expect(page.locator('iframe.branch-picker')).toHaveCount(0)
    await expect(page.locator('[name=branchId]:checked')).toHaveCount(0)

    await openMap.click()
    await map.getByRole('button', { name: 'known cz', exact: true }).click()
    await expect(place(page, 'packeta-910101')).toBeChecked()

    const refused = page.waitForResponse((response) => response.request().method() === 'POST')
    await openMap.click()
    await map.getByRole('button', { name: 'unknown' }).click()
    expect((await refused).status()).toBe(422)
    await expect(page.getByText('Na toto výdejní místo nedoručujeme')).toBeVisible()
    await expect(place(page, 'packeta-910101')).toBeChecked()
    await page.getByRole('radio', { name: 'Bankovní převod' }).check()
    await page.getByRole('button', { name: 'Pokračovat k údajům' }).click()
    await expect(page.getByRole('main')).toContainText('Palackého třída 66, 612 00 Brno')
  })
})

test.describe(() => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('§7 without the script of the carrier its points are searched for by keyboard', async ({
    page,
    baseURL,
  }) => {
    await page.route(library, (route) => route.abort())
    await openCzech(page, baseURL)
    await shipper(page, 'packeta').check()
    await page.getByRole('button', { name: 'Otevřít mapu dopravce' }).click()
    await expect(page.getByRole('alert')).toContainText('není dostupná')
    await page.getByRole('searchbox', { name: 'Město, PSČ nebo ulice' }).focus()
    await page.keyboard.type('639 00')
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 výdejní místo')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const saved = page.waitForResponse(
      (response) => response.request().postDataJSON()?.branchId === 'packeta-910102',
    )
    await page.keyboard.press('Space')
    await expect(place(page, 'packeta-910102')).toBeChecked()
    await saved
    await page.reload()
    await expect(place(page, 'packeta-910102')).toBeChecked()
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 800 })
    await expectNoSidewaysScroll(page)
  })
})

test('§4 freight has delivery slots, and points show why they cannot take the cart', async ({
  page,
}) => {
  await putIntoCart(page, { variantId: longDuct })
  await open(page, '/checkout/methods')
  await expect(shipper(page, 'ppl-point')).toBeDisabled()
  await expect(page.getByText('höchstens 60 cm lang sein')).toBeVisible()
  await shipper(page, 'freight').check()
  const day = page.getByRole('group', { name: /^\p{L}+, \d+\. \p{L}+$/u }).first()
  await day.getByRole('radio', { name: '12:00\u2060–\u206017:00 Uhr' }).check()
  await page.getByRole('radio', { name: /Vorkasse/ }).check()
  await page.getByRole('button', { name: 'Weiter zu Ihren Angaben' }).click()
  await expect(page.locator('.order-review')).toContainText(
    // With prepayment the date is unknown; the chosen one is the earliest.
    /frühestens \p{L}+, \d+\. \p{L}+, 12:00\u2060–\u206017:00 Uhr/u,
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§7 points are searched for and selected by forms', async ({ page }) => {
    await putIntoCart(page)
    await open(page, '/checkout/methods', false)
    await shipper(page, 'ppl-point').check()
    await page.locator('[name=s-ppl-point]').fill('leipzig')
    await page.locator('[name=s-ppl-point]').press('Enter')
    await expect(page.getByText('2 Abholorte')).toBeVisible()
    await place(page, 'ppl-DE40102').check()
    await page.getByRole('radio', { name: /Vorkasse/ }).check()
    await page.getByRole('button', { name: 'Weiter zu Ihren Angaben' }).click()
    await expect(page).toHaveURL(/\/checkout\/info/)
    await expect(page.locator('.order-review')).toContainText('Karl-Liebknecht-Straße 143')
  })
})
