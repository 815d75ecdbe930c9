import { acceptTerms, fillAddress, mailsTo, newEmail, openInfo, order } from '../../../e2e/steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../../e2e/test.ts'

test('S2 12 the order confirmation is readable on a phone, in light and dark mode', async ({
  page,
}) => {
  const email = newEmail('post')
  await openInfo(page)
  await fillAddress(page, email)
  await acceptTerms(page)
  await order(page)
  await expect(page).toHaveURL(/finished\?order=/)
  const [mail] = await mailsTo(page.request, email)
  const body = await (await page.request.get(`/outbox/${mail?.id}`)).text()
  // Without the outbox's CSP, which blocks all scripts, including axe.
  await page.route('**/mail', (route) => route.fulfill({ contentType: 'text/html', body }))
  for (const width of [320, 600]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/mail')
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await expect(page.getByRole('rowheader', { name: 'Gesamtbetrag', exact: true })).toBeVisible()
      const code = page.getByRole('img', { name: /QR/ })
      expect(await code.evaluate((image) => image.clientWidth)).toBe(200)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
  }
})
