import { openCzechInfo, openInfo, orderForm } from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'

test.use({ expectedErrors: [/^Failed to load resource/] })

test('§4 a company whose lookup failed is found when its number is typed again', async ({
  page,
  baseURL,
}) => {
  await openCzechInfo(page, baseURL)
  const form = orderForm(page)
  await form.locator('[name=isBusiness]').check()
  await page.route('**/api/checkout/company*', (route) => route.fulfill({ status: 500 }), {
    times: 1,
  })
  await form.locator('[name=tin]').fill('99001179')
  await expect(page.getByText('Registr teď neodpovídá')).toBeVisible()
  await form.locator('[name=tin]').fill('')
  await form.locator('[name=tin]').fill('99001179')
  await expect(form.locator('[name=businessName]')).toHaveValue('Vzduchotechnika Borovec s.r.o.')
})

test('law 29: a VAT id whose check got no response is not blamed on the register', async ({
  page,
}) => {
  await openInfo(page)
  const form = orderForm(page)
  await form.locator('[name=isBusiness]').check()
  await page.route('**/api/checkout/tax', (route) => route.abort())
  await form.locator('[name=vatin]').fill('ATU99000017')
  await form.locator('[name=vatin]').press('Tab')
  const response = form.locator('.company-lookup', { hasText: 'USt-IdNr. prüfen' })
  await expect(response.getByRole('status')).toContainText('ließ sich gerade nicht prüfen')
  await expect(response.getByRole('status')).not.toContainText('VIES antwortet')
  await page.unroute('**/api/checkout/tax')
  await response.getByRole('button', { name: 'USt-IdNr. prüfen' }).click()
  await expect(response.getByRole('status')).toContainText('MwSt.')
  await expect(response.getByRole('status')).not.toContainText('ließ sich')
})
