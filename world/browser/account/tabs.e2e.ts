import {
  acceptTerms,
  fan,
  fillAddress,
  newEmail,
  open,
  openInfo,
  order,
  orderForm,
  putIntoCart,
  registerBy,
} from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'
import { withLabel } from '../catalog/product-paths.ts'

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

  test('a sign-out whose script has not loaded yet is noticed, too', async ({ page, context }) => {
    await registerBy(page.request, { fullName: 'Karin Neu', email: newEmail('zwei-tabs') })
    await open(page, fan.path)
    await expect(page.getByRole('banner')).toContainText('Karin')
    const other = await context.newPage()
    const script = /\/assets\/entry-[^/]*\.js/
    await other.route(script, (route) => route.abort(), { times: 1 })
    // Else it may be the script of the page after the sign-out that fails.
    const failed = other.waitForEvent('requestfailed', (request) => script.test(request.url()))
    await other.goto('/user/dashboard', { waitUntil: 'commit' })
    await failed
    const leave = other.locator('.customer-menu form[action="/api/logout"]')
    await leave.evaluate((form: HTMLFormElement) => form.submit())
    await expect(page.locator('body')).not.toContainText('Karin')
  })
})

test.describe('§4 a session that has ended meanwhile', () => {
  test.use({ expectedErrors: [/status of 422/] })

  test('a review keeps its text and asks for the address of a guest', async ({ page, context }) => {
    await registerBy(page.request, { fullName: 'Karin Neu', email: newEmail('zwei-tabs') })
    await open(page, withLabel)
    const write = page.locator('#review-form')
    await write.getByRole('link', { name: 'Bewertung schreiben' }).click()
    await write.locator('[value="4"]').check()
    await write.locator('[name=text]').fill('Leise und gut verarbeitet.')
    await expect(write.locator('[name=author]')).toHaveValue('Karin N.')
    await context.clearCookies()
    await write.getByRole('button').click()
    await expect(write.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
    await expect(write.locator('[name=text]')).toHaveValue('Leise und gut verarbeitet.')
    await write.locator('[name=email]').fill(newEmail('zwei-tabs'))
    await write.getByRole('button').click()
    await expect(write.getByRole('status')).toContainText('Danke!')
  })
})

test('§4 a cart saved after the session has ended leads to a sign-in without a name', async ({
  page,
  context,
}) => {
  await registerBy(page.request, { fullName: 'Karin Neu', email: newEmail('zwei-tabs') })
  await putIntoCart(page)
  await open(page, '/checkout')
  await page.getByText('Als Einkaufsliste').click()
  await page.locator('[name=listName]').fill('Bad')
  await context.clearCookies()
  await page.locator('[name=listName]').press('Enter')
  await expect(page).toHaveURL(/\/login\?/)
  await expect(page.getByRole('banner')).toContainText('Anmelden')
  await expect(page.getByRole('banner')).not.toContainText('Karin')
})

test.describe('§4 two tabs of one cart', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('an order of a cart that the other tab has emptied says that none was placed', async ({
    page,
  }) => {
    await openInfo(page)
    await fillAddress(page, newEmail('zwei-tabs'))
    await acceptTerms(page)
    await page.request.delete('/api/cart/items', { data: {} })
    await order(page)
    await expect(page).toHaveURL(/\/checkout$/)
    await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText(
      'Eine neue Bestellung ist nicht entstanden',
    )
    await putIntoCart(page)
    await open(page, '/checkout/info')
    await expect(orderForm(page).locator('[name=street]')).toHaveValue('Karl-Liebknecht-Straße')
  })
})
