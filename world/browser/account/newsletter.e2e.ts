import type { Page } from 'playwright/test'
import { mailsTo, newEmail, open } from '../../../e2e/steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../../e2e/test.ts'

/** The home page has a form of its own and hides the layout's. */
const newsletterForm = (page: Page) => page.locator('form[action="/api/newsletter"]:visible')

/** Subscribes on the home page and returns the link of the activation email. */
async function subscribe(page: Page, email: string, home = '/', useScript = true) {
  await open(page, home, useScript)
  const form = newsletterForm(page)
  await form.locator('[name=email]').fill(email)
  const response = page.waitForResponse(/\/api\/newsletter$/)
  await form.getByRole('button').click()
  expect((await response).status()).toBe(200)
  const [mail] = await mailsTo(page.request, email)
  return /http\S+\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
}

const confirm = (page: Page) => page.getByRole('button', { name: 'Anmeldung bestätigen' }).click()

for (const useScript of [true, false]) {
  test.describe(useScript ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: useScript, expectedErrors: [/status of 4(04|22)/] })

    test('§2 user-activate: the link of the mail confirms, once', async ({ page, baseURL }) => {
      const email = newEmail('neuheiten')
      const link = await subscribe(page, email, '/', useScript)
      expect(link).toContain(`${baseURL}/aktivieren?token=`)

      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nur noch ein Klick')
      await confirm(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmeldung bestätigt')
      await expect(page.getByRole('main')).toContainText(email)
      expect(page.url()).not.toContain('token')

      await page.goto(link)
      await confirm(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schon bestätigt')
      await page.getByRole('link', { name: 'Weiter zum Shop' }).click()
      await expect(page).toHaveURL(`${baseURL}/`)
    })

    test('§2 user-activate: an invalid link offers a new one', async ({ page }) => {
      const invalidToken = 'a'.repeat(43)
      await open(page, `/aktivieren?token=${invalidToken}`, useScript)
      await confirm(page)
      await expect(page.getByRole('alert')).toContainText('kennen wir nicht')
      await page.getByRole('link', { name: 'Neuen Link anfordern' }).click()
      await expect(newsletterForm(page)).toBeInViewport()
    })
  })
}

test('§2 user-activate: mail and link are in the language of the page', async ({
  page,
  baseURL,
}) => {
  const home = `http://cs.localhost:${new URL(baseURL ?? '').port}`
  const link = await subscribe(page, newEmail('novinky'), home)
  expect(link).toContain(`${home}/aktivovat?token=`)
  await page.goto(link)
  await page.getByRole('button', { name: 'Potvrdit odběr' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odběr je potvrzený')
})

test('§9 user-activate is accessible and fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, `/aktivieren?token=${'a'.repeat(43)}`)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
