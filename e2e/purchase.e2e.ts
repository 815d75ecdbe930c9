import type { Page } from 'playwright/test'
import { expect, hydrated, test } from './test.ts'

const category = '/ventilatoren/rohr-kanalventilatoren'

/** From the home page to a product of 125 mm with 200 m³/h or more. */
async function findFan(page: Page, useScript: boolean) {
  await page.goto('/')
  if (useScript) await hydrated(page)
  await page.locator('input[name=q]').first().fill('rohrventilator')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/suche\?q=rohrventilator/)
  await page.goto(category)
  if (useScript) await hydrated(page)
}

/** Ø 125 mm and 200 m³/h or more. */
async function filter(page: Page, useScript: boolean) {
  const filters = page.getByRole('form', { name: 'Filter' })
  await filters.getByRole('checkbox', { name: /^125/ }).check({ force: true })
  if (useScript) await expect(page).toHaveURL(/f_dn=125/)
  await filters.locator('[name=f_q_max_from]').fill('200')
  if (useScript) await page.keyboard.press('Tab')
  else await filters.getByRole('button', { name: 'Filter anwenden' }).click()
  await expect(page).toHaveURL(/f_q_max_from=200/)
  await expect(page).toHaveURL(/f_dn=125/)
}

async function fillAddress(page: Page, email: string) {
  await page.locator('[name=email]').first().fill(email)
  await page.locator('[name=fullName]').fill('Jana Weber')
  await page.locator('[name=phone]').fill('+49 341 1234567')
  await page.locator('[name=street]').fill('Karl-Liebknecht-Straße')
  await page.locator('[name=houseNumber]').fill('12a')
  await page.locator('[name=postcode]').fill('04275')
  await page.locator('[name=city]').fill('Leipzig')
}

for (const useScript of [true, false]) {
  test.describe(useScript ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: useScript })

    test('§4 a guest finds a fan by search and filter and buys it', async ({ page, request }) => {
      const email = `jana-${useScript ? 'js' : 'html'}@kunde.example`
      await findFan(page, useScript)
      await filter(page, useScript)
      await page.getByRole('main').locator('.tile').first().getByRole('link').first().click()
      await expect(page).toHaveURL(/\/produkt\//)
      if (useScript) await hydrated(page)
      // The URL changes before the page does.
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toContainText(' – ')
      const name = await heading.innerText()

      await page.getByRole('table').first().getByRole('link').first().click()
      await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
      if (useScript) await page.getByRole('link', { name: 'Zum Warenkorb' }).click()
      await expect(page).toHaveURL(/\/checkout$/)
      await expect(page.getByRole('main')).toContainText(name.split(' – ')[0] ?? name)

      await page
        .getByRole('link', { name: 'Zur Kasse' })
        .or(page.getByRole('button', { name: 'Zur Kasse' }))
        .first()
        .click()
      await expect(page).toHaveURL(/\/checkout\/methods/)
      await page.getByRole('radio').first().check({ force: true })
      await page.getByRole('radio', { name: /Vorkasse|Überweisung/ }).check({ force: true })
      await page.getByRole('button', { name: 'Weiter zu Ihren Angaben' }).click()

      await expect(page).toHaveURL(/\/checkout\/info/)
      await fillAddress(page, email)
      await page.getByRole('checkbox', { name: /AGB|Geschäftsbedingungen/ }).check({ force: true })
      await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()

      await expect(page).toHaveURL(/\/checkout\/finished/, { timeout: 15_000 })
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Vielen Dank')
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Vielen Dank')
      const outbox = await (await request.get('/outbox')).text()
      expect(outbox).toContain(email)
    })
  })
}
