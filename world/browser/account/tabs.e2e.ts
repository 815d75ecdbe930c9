import { fan, newEmail, open, registerBy } from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'

test.describe('§4 two tabs of one customer', () => {
  for (const path of ['/user/settings', fan.path]) {
    test(`${path} shows nothing of a customer who signs out in another tab`, async ({
      page,
      context,
    }) => {
      await registerBy(page.request, { fullName: 'Karin Neu', email: newEmail('zwei-tabs') })
      await open(page, path)
      await expect(page.getByRole('banner')).toContainText('Karin')
      const other = await context.newPage()
      await open(other, '/user/dashboard')
      await other.locator('form[action="/api/logout"] button:visible').first().click()
      await expect(other.getByRole('banner')).toContainText('Anmelden')
      await expect(page.getByRole('banner')).toContainText('Anmelden')
      await expect(page.locator('body')).not.toContainText('Karin')
    })
  }

  test('a page without the customer’s data keeps what is typed', async ({ page, context }) => {
    await open(page, '/impressum')
    const message = page.locator('form[action="/api/contact"] [name=message]')
    await message.fill('Passt das Rohr zum Lüfter?')
    const other = await context.newPage()
    await registerBy(page.request, { fullName: 'Karin Neu', email: newEmail('zwei-tabs') })
    await open(other, '/user/dashboard')
    await other.locator('form[action="/api/logout"] button:visible').first().click()
    await expect(other.getByRole('banner')).toContainText('Anmelden')
    await expect(message).toHaveValue('Passt das Rohr zum Lüfter?')
  })
})
