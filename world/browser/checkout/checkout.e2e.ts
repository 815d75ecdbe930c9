import type { Page } from 'playwright/test'
import {
  acceptTerms,
  byParcel,
  fillAddress,
  newEmail,
  open,
  openInfo,
  order,
  orderForm,
  putIntoCart,
} from '../../../e2e/steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../../e2e/test.ts'

const pickup = { shipperId: 'pickup', branchId: 'leipzig', paymentId: 'prepayment' }
const field = (page: Page, name: string) => orderForm(page).locator(`[name=${name}]`)

async function expectFit(page: Page) {
  await expectAccessible(page)
  for (const width of [320, 768, 1366]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
}

test('§2 cart and methods are accessible and fit from 320 px on', async ({ page }) => {
  await putIntoCart(page)
  for (const path of ['/checkout', '/checkout/methods']) {
    await open(page, path)
    await expectFit(page)
  }
})

test('§2 info and finished are accessible and fit from 320 px on', async ({ page }) => {
  await openInfo(page)
  await orderForm(page).locator('[name=isBusiness]').check()
  await orderForm(page).locator('[name=separateBilling]').check()
  await order(page)
  await expect(page.getByRole('alert').first()).toContainText('Angaben sind zu prüfen')
  await expectFit(page)
  await orderForm(page).locator('[name=isBusiness]').uncheck()
  await orderForm(page).locator('[name=separateBilling]').uncheck()
  await fillAddress(page, newEmail('barriere'))
  await acceptTerms(page)
  await order(page)
  await expect(page).toHaveURL(/\/checkout\/finished/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vielen Dank')
  await expectFit(page)
})

test('§2 a finished order is shown with its token only', async ({ page }) => {
  for (const path of ['/checkout/finished', '/checkout/finished?order=erraten-123456789']) {
    expect((await page.request.get(path)).status(), path).toBe(404)
  }
  expect((await page.request.get('/checkout/finished?order=%00')).status()).toBe(404)
})

test('§2 a step that is not available yet redirects to the first incomplete one', async ({
  page,
  baseURL,
}) => {
  await open(page, '/checkout/methods')
  await expect(page).toHaveURL(`${baseURL}/checkout`)
  await putIntoCart(page)
  await open(page, '/checkout/info')
  await expect(page).toHaveURL(`${baseURL}/checkout/methods`)
})

for (const useScript of [true, false]) {
  test.describe(useScript ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: useScript, expectedErrors: [/status of 422/] })

    test('§4 continuing without a selection reports what is missing', async ({ page }) => {
      await putIntoCart(page)
      await open(page, '/checkout/methods', useScript)
      await page.getByRole('radio', { name: /Abholung/ }).check()
      await page.getByRole('button', { name: 'Weiter zu Ihren Angaben' }).click()
      const summary = page.getByRole('alert').first()
      await expect(summary).toContainText('wo Sie abholen möchten')
      await expect(summary).toContainText('Zahlungsart')
      await expect(page.locator('#methods-payment .field__error')).toContainText(
        'Bitte wählen Sie eine Zahlungsart',
      )
      await page.getByRole('radio', { name: /Leipzig/ }).check()
      await page.getByRole('button', { name: 'Weiter zu Ihren Angaben' }).click()
      await expect(page.getByRole('alert').first()).toContainText('Zahlungsart')
      await page.getByRole('radio', { name: /Vorkasse/ }).check()
      await page.getByRole('button', { name: 'Weiter zu Ihren Angaben' }).click()
      await expect(page).toHaveURL(/\/checkout\/info/)
      await expect(orderForm(page)).toContainText('Leipzig')
    })

    test('§5 submitting reports errors at each field and keeps the rest', async ({ page }) => {
      await openInfo(page, byParcel, useScript)
      await fillAddress(page, 'keine-adresse')
      await field(page, 'fullName').fill('Jana')
      await field(page, 'postcode').fill('123')
      await field(page, 'note').fill('Bitte klingeln')
      const result = page.waitForResponse((response) => response.request().method() === 'POST')
      await order(page)
      if (!useScript) expect((await result).status()).toBe(422)
      result.catch(() => {})
      for (const message of [
        'gültige E-Mail-Adresse',
        'Vor- und Nachnamen',
        'hat fünf Ziffern',
        'stimmen Sie den AGB zu',
      ])
        await expect(
          page.locator('.field__error, .error-list').getByText(message).first(),
        ).toBeVisible()
      await expect(page.getByRole('alert').first()).toContainText('4 Angaben')
      await expect(field(page, 'note')).toHaveValue('Bitte klingeln')
      await expect(field(page, 'city')).toHaveValue('Leipzig')
      await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true')
    })

    test('§5 an order with a company and a separate billing address', async ({ page }) => {
      await openInfo(page, byParcel, useScript)
      await fillAddress(page, newEmail('firma'))
      await field(page, 'isBusiness').check()
      await field(page, 'businessName').fill('Weber Klima GmbH')
      await field(page, 'vatin').fill('DE811904981')
      await field(page, 'separateBilling').check()
      await field(page, 'billingStreet').fill('Rechnungsweg')
      await field(page, 'billingHouseNumber').fill('7')
      await field(page, 'billingPostcode').fill('10115')
      await field(page, 'billingCity').fill('Berlin')
      await acceptTerms(page)
      await order(page)
      await expect(page).toHaveURL(/\/checkout\/finished/)
      for (const text of ['Weber Klima GmbH', 'Rechnungsweg 7', '10115 Berlin', '04275 Leipzig'])
        await expect(page.getByRole('main')).toContainText(text)
    })

    test('§3 Address: a company of a country that nothing is delivered to gets its invoice there', async ({
      page,
    }) => {
      await openInfo(page, byParcel, useScript)
      await fillAddress(page, newEmail('niederlande'))
      await field(page, 'isBusiness').check()
      await field(page, 'businessName').fill('Ventilatie Utrecht B.V.')
      await field(page, 'separateBilling').check()
      await field(page, 'billingStreet').fill('Oudegracht')
      await field(page, 'billingHouseNumber').fill('12')
      await field(page, 'billingPostcode').fill('3511 AB')
      await field(page, 'billingCity').fill('Utrecht')
      await field(page, 'billingCountry').selectOption({ label: 'Niederlande' })
      // A phone's keyboard has letters for it.
      await expect(field(page, 'billingPostcode')).toHaveAttribute('inputmode', 'text')
      await expect(field(page, 'postcode')).toHaveAttribute('inputmode', 'numeric')
      // Parcels do not go there.
      await expect(field(page, 'country').locator('option')).toHaveCount(4)
      await acceptTerms(page)
      await order(page)
      await expect(page).toHaveURL(/\/checkout\/finished/)
      for (const text of ['Oudegracht 12', '3511 AB Utrecht', 'NIEDERLANDE', '04275 Leipzig'])
        await expect(page.getByRole('main')).toContainText(text)
    })

    test('ElektroG § 17: a customer who is delivered a fan may return the old one', async ({
      page,
    }) => {
      await openInfo(page, byParcel, useScript)
      await fillAddress(page, newEmail('altgeraet'))
      await expect(field(page, 'takeBack')).not.toBeChecked()
      await field(page, 'takeBack').check()
      await acceptTerms(page)
      await order(page)
      await expect(page).toHaveURL(/\/checkout\/finished/)
      await expect(page.getByRole('main')).toContainText('wird bei der Lieferung zurückgegeben')
    })

    test('§4 collection needs no address', async ({ page }) => {
      await openInfo(page, pickup, useScript)
      await expect(field(page, 'street')).toHaveCount(0)
      await expect(field(page, 'takeBack')).toHaveCount(0)
      await field(page, 'email').fill(newEmail('abholer'))
      await field(page, 'fullName').fill('Jana Weber')
      await acceptTerms(page)
      await order(page)
      await expect(page).toHaveURL(/\/checkout\/finished/)
      await expect(page.getByRole('main')).toContainText('Abholung')
    })
  })
}
