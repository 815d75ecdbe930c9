import type { Page } from 'playwright/test'
import {
  acceptTerms,
  demoPassword,
  fillAddress,
  open,
  openInfo,
  order,
  orderForm,
  putIntoCart,
  register,
} from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'

test.use({ expectedErrors: [/status of (401|422)/] })

const address = {
  name: 'Jana Weber',
  street: 'Karl-Liebknecht-Straße',
  houseNumber: '12a',
  city: 'Leipzig',
  postcode: '04275',
}
const password = 'lueften-2027'

/** Forms of the account. */
const forms: Record<string, { path: string; fields: Record<string, string> }> = {
  'an address': { path: '/mein-konto/addressliste?new=1', fields: address },
  'the profile': { path: '/user/settings', fields: { fullName: 'Karin Anders' } },
  'a password': {
    path: '/user/password',
    fields: { currentPassword: demoPassword, password, passwordConfirmation: password },
  },
}

test.describe('§4 a session that has ended while a customer types', () => {
  for (const width of [390, 1366]) {
    for (const [name, { path, fields }] of Object.entries(forms)) {
      test(`${name} stays, and what to do has the focus in sight at ${width} px`, async ({
        page,
        context,
      }) => {
        await page.setViewportSize({ width, height: 768 })
        await register(page)
        await open(page, path)
        const form = await filledForm(page, fields)
        await context.clearCookies()
        await form.locator('[type=submit]').click()
        const alert = form.getByRole('alert')
        await expect(alert).toContainText('Sie sind nicht mehr angemeldet')
        await expect(alert).toBeFocused()
        await expect(alert).toBeInViewport({ ratio: 1 })
        for (const [field, value] of Object.entries(fields))
          await expect(form.locator(`[name=${field}]`)).toHaveValue(value)
      })
    }
  }

  test('an address is saved after a sign-in in the other tab that its form opens', async ({
    page,
    context,
  }) => {
    const email = await register(page)
    await open(page, '/mein-konto/addressliste?new=1')
    const form = await filledForm(page, address)
    await context.clearCookies()
    await form.locator('[type=submit]').click()
    const opened = context.waitForEvent('page')
    await form.getByRole('link', { name: /Anmelden/ }).click()
    const other = await opened
    await other.getByRole('main').locator('[name=email]').fill(email)
    await other.getByRole('main').locator('[name=password]').fill(demoPassword)
    await other.getByRole('main').getByRole('button', { name: 'Anmelden' }).click()
    await expect(other).not.toHaveURL(/login/)
    await page.bringToFront()
    await expect(form.locator('[name=street]')).toHaveValue(address.street)
    await form.locator('[type=submit]').click()
    await expect(page.locator('.address-card')).toContainText('04275 Leipzig')
  })

  test('a shipping method asks to sign in again, which leads back to the order', async ({
    page,
    context,
  }) => {
    const email = await register(page)
    await putIntoCart(page)
    await open(page, '/checkout/methods')
    await context.clearCookies()
    await page.locator('[name=shipperId][value=dhl]').check({ force: true })
    await expect(page.locator('#checkout-step').getByRole('alert')).toContainText('abgelaufen')
    await signInAgain(page, email)
    await expect(page).toHaveURL(/\/checkout\/methods/)
    await expect(page.locator('.order-aside')).toContainText('Zefyra Aura')
  })

  test('methods that are complete do not lead to an empty cart', async ({ page, context }) => {
    await register(page)
    await putIntoCart(page)
    await open(page, '/checkout/methods')
    const saved = page.waitForResponse('**/api/checkout/methods')
    await page.locator('[name=shipperId][value=dhl]').check({ force: true })
    await saved
    const savedBoth = page.waitForResponse('**/api/checkout/methods')
    await page.locator('[name=paymentId][value=prepayment]').check({ force: true })
    await savedBoth
    await context.clearCookies()
    await page.getByRole('button', { name: 'Weiter zu Ihren Angaben' }).click()
    await expect(page.locator('#checkout-step').getByRole('alert')).toContainText('abgelaufen')
    await expect(page).toHaveURL(/\/checkout\/methods/)
  })

  test('an order keeps its input, also when the browser has dropped the session', async ({
    page,
    context,
  }) => {
    const email = await register(page)
    await openInfo(page)
    await fillAddress(page, email)
    await acceptTerms(page)
    await context.clearCookies()
    await order(page)
    await expect(orderForm(page).getByRole('alert')).toContainText('Ihre Anmeldung ist abgelaufen')
    await expect(page).toHaveURL(/\/checkout\/info/)
    await expect(orderForm(page).locator('[name=street]')).toHaveValue('Karl-Liebknecht-Straße')
  })
})

async function filledForm(page: Page, fields: Readonly<Record<string, string>>) {
  const form = page.locator('main .account-form').first()
  for (const [field, value] of Object.entries(fields))
    await form.locator(`[name=${field}]`).fill(value)
  return form
}

async function signInAgain(page: Page, email: string) {
  await page.getByRole('link', { name: 'Wieder anmelden' }).click()
  await expect(page).toHaveURL(/\/login/)
  const form = page.locator('main form[action="/api/login"]')
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=password]').fill(demoPassword)
  await form.locator('[type=submit]').click()
}
