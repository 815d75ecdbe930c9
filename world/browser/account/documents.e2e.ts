import { open, register } from '../../../e2e/steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../../e2e/test.ts'
import { placeOrder } from './place-order.ts'
import { picture } from './picture.ts'

for (const useScript of [true, false]) {
  test.describe(useScript ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: useScript, expectedErrors: [/status of 404/] })

    test('§2 documents are listed, and their files are served to their customer only', async ({
      page,
      browser,
      baseURL,
    }) => {
      const email = await register(page)
      await open(page, '/user/documents', useScript)
      await expect(page.getByRole('main')).toContainText('Noch keine Dokumente')
      await placeOrder(page, email)
      await open(page, '/user/documents', useScript)
      const link = page.getByRole('link', { name: /^Proforma-Rechnung/ })
      await expect(link).toBeVisible()
      if (useScript) await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await picture(page, useScript ? 'documents' : 'documents-plain')
      const href = (await link.getAttribute('href')) ?? ''
      const file = await page.request.get(href)
      expect(file.headers()['content-type']).toBe('application/pdf')
      const bought = page.getByRole('link', { name: /^Datenblatt/ }).first()
      const sheet = await page.request.get((await bought.getAttribute('href')) ?? '')
      expect(sheet.headers()['content-type']).toBe('application/pdf')
      await page.getByLabel('Art', { exact: true }).selectOption('invoice')
      await page.getByRole('main').getByRole('button', { name: 'Suchen' }).click()
      await expect(page).toHaveURL(/kind=invoice/)
      await expect(page.getByRole('status').first()).toContainText('Dazu gibt es kein Dokument')
      const stranger = await browser.newContext({ baseURL: baseURL ?? '' })
      const other = await stranger.newPage()
      await register(other)
      expect((await other.request.get(href)).status()).toBe(404)
      await other.goto('/user/documents?kind=product')
      await expect(other.getByRole('main')).toContainText('Dazu gibt es kein Dokument')
      await expect(other.getByRole('link', { name: /^Datenblatt/ })).toHaveCount(0)
      await stranger.close()
    })
  })
}
