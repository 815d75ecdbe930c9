import {
  acceptTerms,
  byParcel,
  fillAddress,
  newEmail,
  openInfo,
  order,
} from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'

test('a guest downloads the pro forma of a bank transfer from the finished page', async ({
  page,
}) => {
  await openInfo(page)
  await fillAddress(page, newEmail('proforma'))
  await acceptTerms(page)
  await order(page)
  await expect(page).toHaveURL(/\/checkout\/finished/)
  const link = page.getByRole('link', { name: /^Proforma-Rechnung PF\d{4}-\d{5} \(PDF\)$/ })
  const path = (await link.getAttribute('href')) ?? ''
  const response = await page.request.get(path)
  expect(response.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
  })
  expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-')
  const ofAnother = path.replace(/\/invoices\/[^/]+\//, '/invoices/another-token-012345/')
  expect((await page.request.get(ofAnother)).status()).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] })

  test('a public buyer sees a wrong Leitweg-ID at its field', async ({ page }) => {
    await openInfo(page, byParcel, false)
    await fillAddress(page, newEmail('stadt'))
    await page.locator('input[name=isBusiness]').check()
    await page.locator('input[name=businessName]').fill('Stadt Leipzig')
    await page.getByText('Öffentlicher Auftraggeber').click()
    const field = page.getByLabel('Leitweg-ID (optional)')
    await field.fill('04011000-1234512345-60')
    await acceptTerms(page)
    await order(page)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveValue('04011000-1234512345-60')
  })
})
