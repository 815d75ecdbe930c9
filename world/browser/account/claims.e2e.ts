import { newEmail, open, register } from '../../../e2e/steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../../e2e/test.ts'
import { shopCommand } from '../../operator/shop-command.ts'
import { picture } from './picture.ts'
import { placeOrder } from './place-order.ts'

for (const useScript of [true, false]) {
  test.describe(useScript ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: useScript, expectedErrors: [/status of 4(04|22)/] })
    const suffix = useScript ? '' : '-plain'

    test("§2 a claim is filed by a guest, and the operator's reply arrives", async ({
      page,
      baseURL,
    }) => {
      const email = newEmail('reklamation')
      const code = await placeOrder(page, email)
      await open(page, '/reklamation', useScript)
      if (useScript) await expectAccessible(page)
      await picture(page, `claim-order${suffix}`)
      const main = page.getByRole('main')
      const form = page.locator('.withdrawal__form')
      await form.locator('[name=orderCode]').fill(code)
      await form.locator('[name=email]').fill('falsch@kunde.example')
      await page.getByRole('button', { name: 'Weiter zum Artikel' }).click()
      await expect(main).toContainText('gibt es keine Bestellung')
      await form.locator('[name=email]').fill(email)
      await page.getByRole('button', { name: 'Weiter zum Artikel' }).click()
      await form.locator('[name=amount]').fill('7')
      await page.getByLabel('Was ist mangelhaft?').fill('Der Nachlauf schaltet nicht ab.')
      await page.getByLabel('Was wünschen Sie?').selectOption('replacement')
      await form.locator('[name=name]').fill('Karla Kunde')
      await page.getByRole('button', { name: 'Reklamation absenden' }).click()
      await expect(main).toContainText('So viel wurde nicht gekauft')
      await expect(page.getByLabel('Was ist mangelhaft?')).toHaveValue(/Nachlauf/)
      if (useScript) await expectAccessible(page)
      await picture(page, `claim-form${suffix}`)
      await form.locator('[name=amount]').fill('1')
      await page.getByRole('button', { name: 'Reklamation absenden' }).click()
      await expect(page).toHaveURL(/\/reklamation\?receipt=/)
      const heading = await page.getByRole('heading', { level: 1 }).innerText()
      const number = heading.replace(/^\S+ /, '')
      const note = 'Ersatz ist unterwegs.'
      const args = ['claim', 'set', number, 'settled', '--note', note]
      const { code: exit, lines } = await shopCommand(baseURL ?? '', args)
      expect(exit, lines.join('\n')).toBe(0)
      await page.reload()
      await expect(main).toContainText(note)
      if (useScript) await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await picture(page, `claim-page${suffix}`)
    })

    test('§2 a customer files one from the order, and sees it in the account', async ({ page }) => {
      await placeOrder(page, await register(page))
      await open(page, '/user/orders', useScript)
      await page.locator('.records__link').first().click()
      await page.getByRole('link', { name: 'Mangel reklamieren' }).click()
      await page.getByLabel('Was ist mangelhaft?').fill('Klappert.')
      await page.getByLabel('Was wünschen Sie?').selectOption('repair')
      await page.getByRole('button', { name: 'Reklamation absenden' }).click()
      await expect(page).toHaveURL(/receipt=/)
      await open(page, '/user/claims', useScript)
      await expect(page.locator('.records__link')).toHaveCount(1)
      await expect(page.getByRole('main')).toContainText('Eingegangen')
      if (useScript) await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await picture(page, `claims${suffix}`)
      const tab = page.waitForEvent('popup')
      await page.getByRole('link', { name: /^Reklamationen/ }).click()
      await expect(await tab).toHaveURL(/\/user\/claims$/)
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test("§2 the account's menu scrolls to the current page", async ({ page }) => {
    await register(page)
    for (const path of ['/user/claims', '/mein-konto/addressliste', '/user/orders']) {
      await open(page, path)
      const current = page.locator('.customer-menu__link[aria-current=page]')
      await expect(current).toBeInViewport({ ratio: 1 })
    }
  })
})
