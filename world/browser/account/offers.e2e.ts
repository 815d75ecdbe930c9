import { writeFileSync } from 'node:fs'
import { open, putIntoCart, register } from '../../../e2e/steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../../e2e/test.ts'
import { picture } from './picture.ts'

for (const useScript of [true, false]) {
  test.describe(useScript ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: useScript, expectedErrors: [/status of 404/] })

    test('§2 a cart becomes an offer, its file, and a cart again', async ({ page }) => {
      await register(page)
      await putIntoCart(page, { amount: 3 })
      await open(page, '/checkout', useScript)
      await page.getByText('Warenkorb als Angebot').click()
      await page.getByRole('button', { name: 'Angebot erstellen' }).click()
      await expect(page).toHaveURL(/\/user\/documents\?kind=offer/)
      const link = page.getByRole('link', { name: /^Angebot AN/ })
      await expect(link).toBeVisible()
      await expect(page.getByRole('main')).toContainText('Gültig bis')
      if (useScript) await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await picture(page, useScript ? 'offers' : 'offers-plain')
      const file = await page.request.get((await link.getAttribute('href')) ?? '')
      expect(file.headers()['content-type']).toBe('application/pdf')
      const folder = process.env['SCREENSHOTS']
      if (folder) writeFileSync(`${folder}/offer.pdf`, await file.body())
      await page.getByRole('button', { name: 'In den Warenkorb' }).click()
      await expect(page).toHaveURL(/\/checkout$/)
      await expect(page.getByRole('main')).toContainText('Zefyra Aura')
    })
  })
}
