import { mailsTo, newEmail, open, register } from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'

test.use({ expectedErrors: [/status of 410/] })

test('§2 a forgotten password is reset by the link of a mail', async ({ page, request }) => {
  const email = await register(page, newEmail('vergesslich'))
  await page.context().clearCookies()
  await open(page, '/login')
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passwort vergessen')
  await page.locator('main').getByLabel('E-Mail-Adresse').fill(email)
  await page.getByRole('button', { name: 'Link anfordern' }).click()
  await expect(page.getByRole('main')).toContainText('Die E-Mail ist unterwegs.')

  const mails = await mailsTo(request, email)
  const text = mails.map((mail) => mail.text).find((one) => one.includes('passwordreset')) ?? ''
  const link = new URL(/https?:\S+passwordreset\S+/.exec(text)?.[0] ?? '')
  await open(page, link.pathname + link.search)
  const form = page.locator('form[action="/api/password/reset"]')
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=password]').fill('Ventil auf, Ventil zu')
  await form.locator('[name=passwordConfirmation]').fill('Ventil auf, Ventil zu')
  await form.getByRole('button', { name: 'Passwort speichern' }).click()
  await expect(page).toHaveURL(/\/login\?reset=1$/)
  await expect(page.getByText('Ihr neues Passwort gilt.')).toHaveCount(1)
  await open(page, link.pathname + link.search)
  await expect(page.getByRole('main')).toContainText('wurde schon benutzt')
  await open(page, '/login')

  const login = page.locator('form[action="/api/login"]')
  await login.locator('[name=email]').fill(email)
  await login.locator('[name=password]').fill('Ventil auf, Ventil zu')
  await login.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByRole('banner')).toContainText('Karin')
})
