import type { Page } from 'playwright/test'
import { signIn } from '../../../e2e/steps.ts'
import { expect, expectAccessible, hydrated, test } from '../../../e2e/test.ts'
import { shopCommand } from '../../operator/shop-command.ts'

/** The link printed by `npm run shop -- login-as`. */
async function linkFor(baseURL: string | undefined, email: string): Promise<string> {
  const args = ['login-as', email, '--operator', 'Olga Berger']
  const { code, out, lines } = await shopCommand(baseURL ?? '', args)
  expect(code, lines.join('\n')).toBe(0)
  return out.split('\n')[0] ?? ''
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Sitzung im Namen' })

for (const useScript of [true, false]) {
  test.describe(useScript ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: useScript, expectedErrors: [/status of 40[01]/] })

    test('§4 an operator logs in as a customer, sees a notice, and logs out', async ({
      page,
      baseURL,
    }) => {
      await signIn(page, 'kunde@luftbasis.example')
      const link = await linkFor(baseURL, 'handwerk@luftbasis.example')
      await page.goto(link)
      if (useScript) {
        await hydrated(page)
        await expect(page).toHaveURL(/\/auth\/proxy$/)
        await expectAccessible(page)
      }
      // Opening it does not end the current session.
      const session = await page.request.get('/api/session')
      expect((await session.json()).user.email).toBe('kunde@luftbasis.example')

      await page.getByRole('button', { name: 'Jetzt anmelden' }).click()
      await expect(page).toHaveURL(/\/user\/dashboard$/)
      const notice = /Olga Berger ist im Namen von .+ angemeldet\./
      if (useScript) {
        await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText(notice)
        await expect(page.getByRole('button', { name: 'Sitzung beenden' })).toHaveCount(1)
        await page.goto('/')
        await hydrated(page)
        await expect(bar(page)).toContainText(notice)
        await expectAccessible(page)
        await bar(page).getByRole('button', { name: 'Sitzung beenden' }).click()
        await expect(bar(page)).toBeHidden()
      } else {
        await expect(page.getByRole('main')).toContainText(notice)
        await page.getByRole('button', { name: 'Sitzung beenden' }).click()
      }
      await expect
        .poll(async () => (await (await page.request.get('/api/session')).json()).user)
        .toBeNull()

      await page.goto(link)
      if (useScript) await hydrated(page)
      await page.getByRole('button', { name: 'Jetzt anmelden' }).click()
      await expect(page.getByRole('main')).toContainText('wurde schon benutzt')
      expect((await (await page.request.get('/api/session')).json()).user).toBeNull()
    })

    test('§8 without a token there is a danger message and a link home', async ({ page }) => {
      await page.goto('/login')
      await page.goto('/auth/proxy')
      const missing = 'Diesem Link fehlt der Schlüssel für die Anmeldung.'
      if (useScript) {
        await expect(page).toHaveURL(/:\d+\/$/)
        await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText(missing)
        // The back button does not use the token again.
        await page.goBack()
        await expect(page).toHaveURL(/\/login$/)
      } else {
        await expect(page.getByRole('main')).toContainText(missing)
        await page.getByRole('main').getByRole('link').click()
        await expect(page).toHaveURL(/:\d+\/$/)
      }
    })
  })
}
