import type { Page } from 'playwright/test'
import { fillAddress, newEmail, openInfo, orderForm } from '../../../e2e/steps.ts'
import { expect, expectNoSidewaysScroll, hydrated, test } from '../../../e2e/test.ts'

const field = (page: Page, name: string) => orderForm(page).locator(`[name=${name}]`)
const response = (page: Page) =>
  page.locator('.company-lookup', { hasText: 'USt-IdNr. prüfen' }).getByRole('status')

/** As a business in Vienna. */
async function fillBusiness(page: Page) {
  await fillAddress(page, newEmail('wien'))
  await field(page, 'country').selectOption('AUT')
  await field(page, 'postcode').fill('1150')
  await field(page, 'city').fill('Wien')
  await field(page, 'isBusiness').check()
  await field(page, 'businessName').fill('Alpenluft Technik GmbH')
}

async function typeVatId(page: Page, vatId: string) {
  await field(page, 'vatin').fill(vatId)
  await page.keyboard.press('Tab')
}

test('law 29: a VAT id is checked on blur, and the resulting tax shown', async ({ page }) => {
  await openInfo(page)
  await fillBusiness(page)
  await typeVatId(page, 'atu 99000017')
  await expect(field(page, 'vatin')).toHaveValue('ATU99000017')
  await expect(response(page)).toContainText(
    'ATU99000017 ist gültig, eingetragen auf Alpenluft Technik GmbH. Die Rechnung kommt ohne Mehrwertsteuer.',
  )
  await expect(response(page)).toContainText('erfundenes Register')
  // Another country, another VAT.
  await field(page, 'country').selectOption('DEU')
  await expect(response(page)).toContainText(/berechnen wir 19\s% MwSt\. \(Deutschland\), auch mit/)
  await field(page, 'country').selectOption('AUT')
  await typeVatId(page, 'ATU99000035')
  await expect(response(page)).toContainText('VIES nicht gültig')
  await expect(response(page)).toContainText(/berechnen wir 20\s% MwSt\. \(Österreich\)\./)
  await typeVatId(page, 'ATU99000990')
  await expect(response(page)).toContainText('ließ sich gerade nicht prüfen')
  await expect(response(page)).toContainText(/20\s% MwSt\. \(Österreich\)/)
  // A wrong check digit is a field error, without a registry call.
  await typeVatId(page, 'ATU99000018')
  await expect(response(page)).toBeEmpty()
  await expect(page.locator('#field-vatin .field__error')).toBeVisible()
})

test('law 29: a prefilled VAT id is checked when the step opens', async ({ page }) => {
  await openInfo(page)
  await fillBusiness(page)
  await typeVatId(page, 'ATU99000017')
  await expect(response(page)).toContainText('ohne Mehrwertsteuer')
  await page.reload()
  await hydrated(page)
  await expect(response(page)).toContainText('ohne Mehrwertsteuer')
  await field(page, 'isBusiness').uncheck()
  await field(page, 'isBusiness').check()
  await expect(response(page)).toContainText('ohne Mehrwertsteuer')
})

test('law 29: a VAT id of another company is reported, until the name matches', async ({
  page,
}) => {
  await openInfo(page)
  await fillBusiness(page)
  await typeVatId(page, 'ATU99000026')
  await expect(response(page)).toContainText(
    'auf Lüftungsbau Pongau e.U. eingetragen, nicht auf Alpenluft Technik GmbH',
  )
  await field(page, 'businessName').fill('Lüftungsbau Pongau')
  await page.keyboard.press('Tab')
  await expect(response(page)).toContainText('ist gültig, eingetragen auf Lüftungsbau Pongau e.U.')
})

test('law 29: the result fits a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await openInfo(page)
  await fillBusiness(page)
  await typeVatId(page, 'ATU99000026')
  await expect(response(page)).toContainText('Lüftungsbau Pongau')
  await expectNoSidewaysScroll(page)
  // A word that is wider than the window wraps.
  await field(page, 'businessName').fill('Donaudampfschifffahrtsgesellschaftskapitänsvereinigung')
  await page.keyboard.press('Tab')
  await expect(response(page)).toContainText('nicht auf Donaudampf')
  const overflow = response(page)
    .locator('p')
    .first()
    .evaluate((said) => said.scrollWidth - said.clientWidth)
  expect(await overflow).toBe(0)
  expect(await response(page).evaluate((said) => said.getBoundingClientRect().right)).toBeLessThan(
    320,
  )
})

test.describe('law 29: without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] })

  test('a button checks the VAT id and keeps all values', async ({ page }) => {
    await openInfo(page, undefined, false)
    await fillBusiness(page)
    await field(page, 'vatin').fill('ATU99000017')
    await page.getByRole('button', { name: 'USt-IdNr. prüfen' }).click()
    await expect(response(page)).toContainText('Die Rechnung kommt ohne Mehrwertsteuer.')
    await expect(field(page, 'businessName')).toHaveValue('Alpenluft Technik GmbH')
    await expect(field(page, 'city')).toHaveValue('Wien')
    await field(page, 'vatin').fill('ATU1')
    await page.getByRole('button', { name: 'USt-IdNr. prüfen' }).click()
    await expect(page.locator('#field-vatin .field__error')).toBeVisible()
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, expectedErrors: [/status of 409|ERR_FAILED/] })

    test('§5 law 6: VAT that the page did not show is named first, and ordered then', async ({
      page,
    }) => {
      // The store's answer about the country is lost.
      let isLost = true
      await page.route('**/api/checkout/tax', (route) =>
        isLost ? route.abort() : route.continue(),
      )
      await openInfo(page, undefined, javaScriptEnabled)
      await fillAddress(page, newEmail('steuer'))
      await field(page, 'country').selectOption('AUT')
      await field(page, 'postcode').fill('1150')
      await field(page, 'city').fill('Wien')
      await field(page, 'terms').check()
      const press = () =>
        page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click()
      await expect(page.locator('.order-review')).toContainText(/19\s% MwSt/)
      isLost = false
      await press()
      await expect(orderForm(page).getByRole('alert')).toContainText(
        /Die Mehrwertsteuer für Österreich beträgt 20\s%/,
      )
      await expect(page.locator('.order-review')).toContainText(/20\s% MwSt/)
      await field(page, 'terms').check()
      await press()
      await page.waitForURL(/finished/)
      await expect(page.locator('main')).toContainText(/20\s% MwSt/)
    })
  })
}
