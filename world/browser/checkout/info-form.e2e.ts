import type { Page } from 'playwright/test'
import {
  acceptTerms,
  byParcel,
  fillAddress,
  newEmail,
  open,
  openCzechInfo,
  openInfo,
  order,
  orderForm,
  putIntoCart,
} from '../../../e2e/steps.ts'
import { expect, expectNoSidewaysScroll, hydrated, test } from '../../../e2e/test.ts'

const field = (page: Page, name: string) => orderForm(page).locator(`[name=${name}]`)

test('§5 a field is validated on blur, and again while it is corrected', async ({ page }) => {
  await openInfo(page)
  await field(page, 'email').fill('jana@')
  await page.keyboard.press('Tab')
  const message = page.locator('.field__error').getByText('gültige E-Mail-Adresse')
  await expect(message).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await field(page, 'email').fill('jana@kunde.example')
  await expect(message).toBeHidden()
})

test('§5 blurring an invalid field by the order button still clicks it', async ({ page }) => {
  await openInfo(page)
  await fillAddress(page, newEmail('druck'))
  await acceptTerms(page)
  await field(page, 'postcode').fill('1')
  await order(page)
  await expect(page.getByRole('alert').first()).toContainText('1 Angabe ist zu prüfen')
})

test('§4 form values survive a reload, going back and another page', async ({ page }) => {
  await openInfo(page)
  await fillAddress(page, 'bleibt@kunde.example')
  await field(page, 'isBusiness').check()
  await field(page, 'businessName').fill('Weber GmbH')
  await page.reload()
  await hydrated(page)
  await expect(field(page, 'email')).toHaveValue('bleibt@kunde.example')
  await expect(field(page, 'businessName')).toHaveValue('Weber GmbH')
  await page.getByRole('link', { name: 'Ändern', exact: true }).first().click()
  await expect(page).toHaveURL(/\/checkout\/methods/)
  await page.goBack()
  await expect(field(page, 'street')).toHaveValue('Karl-Liebknecht-Straße')
  await open(page, '/')
  await open(page, '/checkout/info')
  await expect(field(page, 'city')).toHaveValue('Leipzig')
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(stored).not.toContain('password')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§4 form values survive the links to earlier steps', async ({ page }) => {
    await openInfo(page, byParcel, false)
    await fillAddress(page, 'bleibt@kunde.example')
    await field(page, 'note').fill('Bitte hinten abladen')
    await page.getByRole('link', { name: 'Ändern', exact: true }).last().click()
    await expect(page).toHaveURL(/\/checkout\/methods/)
    await page
      .getByRole('radio', { name: /Lastschrift|Rechnung|Vorkasse/ })
      .first()
      .check()
    await page.getByRole('button', { name: 'Weiter zu Ihren Angaben' }).click()
    await expect(field(page, 'note')).toHaveValue('Bitte hinten abladen')
    await expect(field(page, 'street')).toHaveValue('Karl-Liebknecht-Straße')
    await field(page, 'city').fill('Halle')
    await page.getByRole('navigation').getByRole('link', { name: 'Warenkorb' }).last().click()
    await expect(page).toHaveURL(/\/checkout$/)
    await open(page, '/checkout/info', false)
    await expect(field(page, 'city')).toHaveValue('Halle')
    await acceptTerms(page)
    await field(page, 'city').press('Enter')
    await expect(page).toHaveURL(/\/checkout\/finished/)
  })
})

test('issue 5 a wrong clock and a second tab lose no values', async ({ page, context }) => {
  await page.clock.setFixedTime(new Date('2001-09-09T01:46:40Z'))
  await openInfo(page)
  await fillAddress(page, newEmail('uhr'))
  const other = await context.newPage()
  await open(other, '/checkout/info')
  await expect(field(other, 'city')).toHaveValue('Leipzig')
  const heard = page.evaluate(
    () =>
      new Promise<void>((resolve) => addEventListener('storage', () => resolve(), { once: true })),
  )
  await field(other, 'note').fill('aus dem zweiten Tab')
  await heard
  await field(page, 'noteForShipper').fill('aus dem ersten Tab')
  await other.close()
  await page.reload()
  await hydrated(page)
  await expect(field(page, 'note')).toHaveValue('aus dem zweiten Tab')
  await expect(field(page, 'noteForShipper')).toHaveValue('aus dem ersten Tab')
  await acceptTerms(page)
  await order(page)
  await expect(page).toHaveURL(/\/checkout\/finished/)
})

test('issue 5.4 a company is filled in by its number', async ({ page, baseURL }) => {
  await openCzechInfo(page, baseURL)
  await field(page, 'isBusiness').check()
  await field(page, 'street').fill('Dlouhá')
  await field(page, 'tin').pressSequentially('99001179')
  // The registered seat becomes the billing address, because a delivery address was typed.
  await expect(field(page, 'businessName')).toHaveValue('Vzduchotechnika Borovec s.r.o.')
  await expect(field(page, 'billingCity')).toHaveValue('Kolín')
  await expect(field(page, 'street')).toHaveValue('Dlouhá')
  await expect(page.getByText(/doplněno z registru/)).toBeVisible()
})

test('§4 the whole purchase needs no mouse', async ({ page }) => {
  await open(page, '/ventilatoren')
  const focus = async (name: RegExp, role: 'button' | 'link' | 'radio') => {
    await page.getByRole(role, { name }).first().focus()
    await expect(page.getByRole(role, { name }).first()).toBeFocused()
  }
  await focus(/^In den Warenkorb: /, 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await focus(/Zum Warenkorb/, 'link')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout$/)
  await focus(/Zur Kasse/, 'link')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout\/methods/)
  await hydrated(page)
  await focus(/DHL/, 'radio')
  await page.keyboard.press('Space')
  await focus(/Kreditkarte/, 'radio')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Vorkasse/ })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout\/info/)
  await hydrated(page)
  await field(page, 'email').focus()
  for (const value of [
    newEmail('tastatur'),
    '',
    'Jana Weber',
    '',
    'Lindenweg',
    '3',
    '04275',
    'Leipzig',
  ]) {
    await page.keyboard.type(value)
    await page.keyboard.press('Tab')
  }
  await field(page, 'terms').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout\/finished/)
})

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })
  test('§4 the whole purchase fits', async ({ page }) => {
    await putIntoCart(page)
    await open(page, '/checkout')
    const views = new Set<string>()
    page.on('framenavigated', (frame) => views.add(new URL(frame.url()).pathname))
    await page.getByRole('link', { name: 'Zur Kasse' }).last().click()
    await expect(page).toHaveURL(/\/checkout\/methods/)
    await expectNoSidewaysScroll(page)
    await page.getByRole('radio', { name: /DHL/ }).check()
    await page.getByRole('radio', { name: /Vorkasse/ }).check()
    await page.getByRole('button', { name: 'Weiter zu Ihren Angaben' }).click()
    await expect(page).toHaveURL(/\/checkout\/info/)
    await hydrated(page)
    await fillAddress(page, newEmail('klein'))
    await acceptTerms(page)
    await expectNoSidewaysScroll(page)
    await order(page)
    await expect(page).toHaveURL(/\/checkout\/finished/)
    await expectNoSidewaysScroll(page)
    // From the cart: methods, info, finished.
    expect(views.size).toBeLessThanOrEqual(3)
  })
})
