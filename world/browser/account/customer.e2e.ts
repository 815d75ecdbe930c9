import { acceptTerms, fillAddress, open, openInfo, order, register } from '../../../e2e/steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../../e2e/test.ts'

test('§2 the account lists orders and reorders one', async ({ page }) => {
  const email = await register(page)
  await openInfo(page)
  await fillAddress(page, email)
  await acceptTerms(page)
  await order(page)
  await expect(page).toHaveURL(/\/checkout\/finished/)
  await open(page, '/user/orders')
  await page.locator('.records__link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bestellung')
  await expect(page.getByRole('main')).toContainText('Zefyra Aura')
  await page.getByRole('button', { name: 'Noch einmal bestellen' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByRole('main')).toContainText('Zefyra Aura')
})

test('§2 pages of the account require a login, and redirect back after it', async ({ page }) => {
  await open(page, '/user/dashboard')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fuser%2Fdashboard/)
})

test('§7 addresses are added, changed and removed; every page of the account is accessible', async ({
  page,
}) => {
  await register(page)
  await open(page, '/mein-konto/addressliste?new=1')
  const fields = {
    name: 'Jana Weber',
    street: 'Karl-Liebknecht-Straße',
    houseNumber: '12a',
    city: 'Leipzig',
    postcode: '0427',
  }
  const form = page.locator('.address-form')
  for (const [name, value] of Object.entries(fields)) {
    await form.locator(`[name=${name}]`).fill(value)
  }
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(form).toContainText('fünf Ziffern')
  await form.locator('[name=postcode]').fill('04275')
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.locator('.address-card')).toContainText('04275 Leipzig')
  const paths = ['dashboard', 'orders', 'settings', 'password', 'shoppinglists']
  for (const path of [...paths.map((one) => `/user/${one}`), '/mein-konto/addressliste']) {
    await open(page, path)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  await page.getByRole('button', { name: 'Entfernen' }).click()
  await expect(page.getByRole('main')).toContainText('Noch keine Adresse gespeichert.')
})
