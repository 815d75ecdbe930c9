import { demoPassword, open, putIntoCart, register } from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'
import { picture } from './picture.ts'
import { placeOrder } from './place-order.ts'

for (const useScript of [true, false]) {
  test.describe(useScript ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: useScript, expectedErrors: [/status of 4(04|22)/] })
    const suffix = useScript ? '' : '-plain'

    test('M38 an order is found, its history shown and its pictures saved', async ({ page }) => {
      await placeOrder(page, await register(page))
      await open(page, '/user/orders', useScript)
      const code = await page.locator('.records__link').first().innerText()
      await picture(page, `orders${suffix}`)
      await page.getByRole('searchbox', { name: /Bestellnummer/ }).fill(code.slice(-4))
      await page.getByRole('button', { name: 'Suchen', exact: true }).last().click()
      await expect(page).toHaveURL(/\/user\/orders\?q=/)
      await expect(page.locator('.records__link')).toHaveText([code])
      await open(page, '/user/orders?q=gibtsnicht', useScript)
      await expect(page.getByRole('status').first()).toContainText('gibtsnicht')
      await picture(page, `orders-none${suffix}`)
      await open(page, '/user/orders', useScript)
      await page.locator('.records__link').first().click()
      await expect(page.getByRole('heading', { name: 'Verlauf' })).toBeVisible()
      await expect(page.locator('.order-history')).toContainText('Bestellung eingegangen')
      const images = page.getByRole('link', { name: /Produktbilder/ })
      const file = await page.request.get((await images.getAttribute('href')) ?? '')
      expect(file.headers()['content-type']).toBe('application/zip')
      expect((await file.body()).subarray(0, 2).toString()).toBe('PK')
      await picture(page, `order${suffix}`)
    })

    test('M40 a list is pinned and shared, and the link ends with the sharing', async ({
      page,
      browser,
      baseURL,
    }) => {
      await register(page)
      await putIntoCart(page)
      const saved = await page.request.post('/api/cart/list', { data: { listName: 'Haus 7' } })
      const { list } = await saved.json()
      await open(page, `/user/shoppinglists/${list.id}`, useScript)
      await page.getByRole('button', { name: /^Anheften/ }).click()
      await expect(page.getByRole('button', { name: /^Lösen/ })).toBeVisible()
      await page.getByRole('button', { name: 'Link erzeugen' }).click()
      const link = await page.getByLabel('Link zum Weitergeben').inputValue()
      expect(link).toContain('/shared-list/')
      await picture(page, `list${suffix}`)
      const path = new URL(link).pathname
      const other = await browser.newContext({ baseURL: baseURL ?? '' })
      const shared = await other.newPage()
      await shared.goto(path)
      await expect(shared.getByRole('heading', { level: 1, name: 'Haus 7' })).toBeVisible()
      expect(await shared.locator('meta[name=robots]').getAttribute('content')).toMatch(/noindex/)
      await picture(shared, `shared-list${suffix}`)
      await shared.getByRole('button', { name: 'Alles in den Warenkorb' }).click()
      await expect(shared).toHaveURL(/\/checkout$/)
      await page.getByRole('button', { name: 'Teilen beenden' }).click()
      await expect(page.getByRole('button', { name: 'Link erzeugen' })).toBeVisible()
      expect((await other.request.get(path)).status()).toBe(404)
      await other.close()
    })

    test('GDPR data are downloaded and the account deleted', async ({ page }) => {
      const email = await register(page)
      await open(page, '/user/credits', useScript)
      await expect(page.getByText('Noch keine Buchungen.')).toBeVisible()
      await picture(page, `credits${suffix}`)
      await open(page, '/user/settings', useScript)
      const data = await page.request.get('/api/user/export.json')
      expect(data.headers()['content-disposition']).toContain('attachment')
      expect((await data.json()).user.email).toBe(email)
      await page.getByText('Ich möchte mein Konto löschen').click()
      await picture(page, `settings${suffix}`)
      const form = page.locator('form[action="/api/user/delete"]')
      const confirm = async (password: string) => {
        await form.getByLabel('Passwort', { exact: false }).fill(password)
        await form.getByRole('checkbox').check()
        await form.getByRole('button', { name: 'Konto löschen' }).click()
      }
      await confirm('ganz falsch')
      await expect(form.getByLabel('Passwort', { exact: false })).toBeVisible()
      await picture(page, `settings-refused${suffix}`)
      await confirm(demoPassword)
      await expect(page.getByRole('heading', { name: 'Ihr Konto ist gelöscht' })).toBeVisible()
      const { user } = await (await page.request.get('/api/session')).json()
      expect(user).toBeNull()
    })
  })
}

test.describe('with JavaScript', () => {
  // The page that asks about an unknown code is a 422.
  test.use({ expectedErrors: [/status of 422/] })

  test('a code typed into the header is added to the cart, an unknown one opens a question', async ({
    page,
  }) => {
    await open(page, '/', true)
    const header = page.getByRole('banner')
    const quickOrder = async (code: string, amount: string) => {
      await header.getByText('Schnellbestellung').click()
      await header.getByLabel('Artikelnummer oder EAN').fill(code)
      await header.getByLabel('Menge').fill(amount)
      await picture(page, 'quick-order')
      await header.getByRole('button', { name: 'In den Warenkorb' }).click()
    }
    await quickOrder('ZF-BLA-AUR-100', '2')
    await expect(page.getByRole('dialog')).toContainText('Zefyra Aura')
    await open(page, '/', true)
    await quickOrder('GIBT-ES-NICHT', '1')
    await expect(page.getByRole('heading', { level: 1, name: 'Sammelbestellung' })).toBeVisible()
    await expect(page.getByText('Artikelnummer nicht gefunden.').first()).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a code typed into the header opens the cart', async ({ page }) => {
    await open(page, '/', false)
    const header = page.getByRole('banner')
    await header.getByText('Schnellbestellung').click()
    await header.getByLabel('Artikelnummer oder EAN').fill('ZF-BLA-AUR-100')
    await header.getByRole('button', { name: 'In den Warenkorb' }).click()
    await expect(page).toHaveURL(/\/checkout$/)
    await expect(page.getByRole('main')).toContainText('Zefyra Aura')
  })
})
