import type { Page } from 'playwright/test'
import {
  acceptTerms,
  fillAddress,
  mailsTo,
  newEmail,
  openInfo,
  order,
  register,
} from '../../../e2e/steps.ts'
import { expect, expectAccessible, test } from '../../../e2e/test.ts'

const byCard = { shipperId: 'dhl', paymentId: 'card' }

/** As a customer up to the payment page. */
async function orderByCard(page: Page, useScript: boolean): Promise<string> {
  const email = await register(page, newEmail('karte'))
  await openInfo(page, byCard, useScript)
  await expect(page.getByText(`Angemeldet als ${email}`)).toBeVisible()
  await fillAddress(page, email)
  await acceptTerms(page)
  await order(page)
  await expect(page).toHaveURL(/\/pay\//)
  return email
}

for (const useScript of [true, false]) {
  test.describe(useScript ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: useScript })

    test('§2 a customer orders and pays by card', async ({ page, request }) => {
      const email = await orderByCard(page, useScript)
      await page.getByRole('button', { name: 'Bezahlen' }).click()
      await expect(page).toHaveURL(/\/checkout\/finished\?order=/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Vielen Dank')
      await expect(page.getByRole('main')).toContainText('ist eingegangen')
      // Confirmation of the account, welcome, and order emails.
      expect((await mailsTo(request, email)).length).toBe(3)
      await page.goto('/checkout')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('ist aufgenommen')
    })

    test('§2 a declined card leaves the order open, with a retry', async ({ page }) => {
      await orderByCard(page, useScript)
      await page.getByRole('button', { name: 'Zahlung ablehnen' }).click()
      await expect(page.getByRole('main')).toContainText('Die Zahlung hat nicht geklappt')
      await page.getByRole('link', { name: /Jetzt .* bezahlen/ }).click()
      await page.getByRole('button', { name: 'Bezahlen' }).click()
      await expect(page.getByRole('main')).toContainText('ist eingegangen')
    })

    test('§2 a declined card is replaced by a bank transfer, and a guest registers', async ({
      page,
    }) => {
      await openInfo(page, byCard, useScript)
      await fillAddress(page, newEmail('anders'))
      await acceptTerms(page)
      await order(page)
      await page.getByRole('button', { name: 'Zahlung ablehnen' }).click()
      await expect(page).toHaveURL(/\/checkout\/payment\/callback/)
      if (useScript) await expectAccessible(page)
      await page.getByRole('button', { name: /Vorkasse/ }).click()
      await expect(page).toHaveURL(/\/checkout\/finished/)
      await expect(page.getByRole('img', { name: /QR-Code/ })).toBeVisible()
      await expect(page.getByRole('main')).toContainText('IBAN')
      if (useScript) await expectAccessible(page)
      await page.locator('[name=password]').fill('ein ganzer Satz')
      await page.getByRole('button', { name: 'Kundenkonto anlegen' }).click()
      await expect(page.getByRole('main')).toContainText('Bitte bestätigen Sie Ihr Kundenkonto')
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Vielen Dank')
    })

    test('§2 a customer who leaves the payment page finds the order open', async ({ page }) => {
      await orderByCard(page, useScript)
      await page.getByRole('button', { name: 'Abbrechen' }).click()
      await expect(page.getByRole('main')).toContainText('Zahlung noch offen')
      await expect(page.getByRole('link', { name: /Jetzt .* bezahlen/ })).toBeVisible()
    })

    test('§2 back from the payment page shows the open order, with a retry and other methods', async ({
      page,
    }) => {
      const email = await orderByCard(page, useScript)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('ist aufgenommen')
      await expect(page.getByRole('main')).toContainText('noch nicht bezahlt')
      await page.getByRole('link', { name: /Jetzt .* bezahlen/ }).click()
      await expect(page).toHaveURL(/\/pay\//)
      await page.goto('/checkout')
      await page.getByRole('link', { name: /anders bezahlen/ }).click()
      await page.getByRole('button', { name: /Vorkasse/ }).click()
      await expect(page.getByRole('main')).toContainText('IBAN')
      expect(email).toContain('@')
    })

    test('§2 an open order is paid from the account', async ({ page }) => {
      await orderByCard(page, useScript)
      await page.goto('/user/orders')
      await page.locator('main a[href*="/user/orders/"]').first().click()
      await expect(page.getByRole('heading', { name: 'Lieber anders bezahlen' })).toBeVisible()
      await page.getByRole('link', { name: /Jetzt .* bezahlen/ }).click()
      await page.getByRole('button', { name: 'Bezahlen' }).click()
      await expect(page.getByRole('main')).toContainText('ist eingegangen')
    })
  })
}
