import type { Page } from 'playwright/test'
import {
  acceptTerms,
  fillAddress,
  mailsTo,
  newEmail,
  open,
  openInfo,
  order,
  register,
} from '../../../e2e/steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../../e2e/test.ts'

const path = '/vertrag-widerrufen'
const form = (page: Page) => page.locator('.withdrawal__form')

async function fillIn(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values))
    await form(page).locator(`[name=${name}]`).fill(value)
  await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click()
}

/** Buys a fan as the current visitor and returns the order number. */
async function buy(page: Page, email: string, useScript = true): Promise<string> {
  await openInfo(page, undefined, useScript)
  await fillAddress(page, email)
  await acceptTerms(page)
  await order(page)
  await expect(page).toHaveURL(/\/checkout\/finished/)
  return (await page.locator('.finished__code strong').innerText()).trim()
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const useScript of [true, false]) {
  test.describe(useScript ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: useScript, expectedErrors: [/status of 422/] })

    test('§ 356a BGB a guest withdraws from an order', async ({ page, request }) => {
      const email = newEmail('widerruf')
      const code = await buy(page, email, useScript)
      const [mail] = await mailsTo(request, email)
      expect(mail?.text).toContain(`${path}?order=${code}`)

      await page.locator('#content').getByRole('link', { name: 'Vertrag widerrufen' }).click()
      await expect(heading(page)).toHaveText('Vertrag widerrufen')
      await fillIn(page, { name: 'Jana Weber', orderCode: code, email })

      await expect(heading(page)).toHaveText('Widerruf prüfen')
      await expect(page.getByRole('main')).toContainText(
        // With prepayment the delivery date is unknown.
        'Die Frist endet 14 Tage nach Erhalt der letzten Ware.',
      )
      await expect(page.locator('.declaration')).toContainText(`die Bestellung ${code}.`)
      await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()

      await expect(heading(page)).toHaveText('Ihr Widerruf ist eingegangen')
      await expect(page.locator('time')).toHaveText(/\d{4} um \d\d:\d\d:\d\d ME/)
      const reference = await page.locator('.withdrawal__received strong').nth(1).innerText()
      const [receipt] = await mailsTo(request, email)
      expect(receipt?.subject).toContain(`zur Bestellung ${code} ist eingegangen`)
      expect(receipt?.text).toContain(reference)
      const mails = await mailsTo(request, 'service@luftbasis.example')
      expect(mails.some(({ subject }) => subject.includes(reference))).toBe(true)

      await page.reload()
      await expect(page.locator('.withdrawal__received')).toContainText(reference)
      expect((await mailsTo(request, email)).length).toBe(2)
    })

    test('§ 356a BGB only some of the products', async ({ page }) => {
      const email = newEmail('teil')
      const code = await buy(page, email, useScript)
      await open(page, `${path}?order=${code}`, useScript)
      await fillIn(page, { name: 'Jana Weber', email })
      await page.getByText('Nur einen Teil der Bestellung widerrufen?').click()
      await page.locator('.items-choice').getByRole('checkbox').first().check()
      await page.getByLabel('Oder in eigenen Worten').fill('nur einer davon')
      await page.getByRole('button', { name: 'Auswahl übernehmen' }).click()
      await expect(page.locator('.declaration')).toContainText('für diese Waren')
      await expect(page.locator('.declaration__items')).toContainText('nur einer davon')
      await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()
      await expect(page.locator('.declaration__items')).toContainText('1 ×')
    })

    test('§ 356a BGB a withdrawal without a matching order is accepted', async ({ page }) => {
      await open(page, path, useScript)
      const email = newEmail('unbekannt')
      await fillIn(page, { name: 'Jana Weber', orderCode: '1999000001', email })
      await expect(page.getByRole('main')).toContainText('finden wir keine Bestellung')
      await page.getByRole('button', { name: 'Angaben ändern' }).click()
      await expect(form(page).locator('[name=orderCode]')).toHaveValue('1999000001')
      await fillIn(page, { orderCode: '1999000002' })
      await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()
      await expect(heading(page)).toHaveText('Ihr Widerruf ist eingegangen')
      await expect(page.getByRole('main')).toContainText('von Hand')
    })

    test('§5 reports errors at their fields', async ({ page }) => {
      await open(page, path, useScript)
      await form(page).evaluate((element: HTMLFormElement) => (element.noValidate = true))
      await fillIn(page, { name: 'Jana Weber', email: 'jana' })
      await expect(page.getByRole('alert')).toContainText('markierten Felder')
      await expect(form(page).locator('[name=orderCode]')).toBeFocused()
      await expect(form(page).locator('[name=name]')).toHaveValue('Jana Weber')
      await expect(form(page)).toContainText('gültige E-Mail-Adresse')
    })
  })
}

test('§ 356a BGB a customer has name, address and orders prefilled', async ({ page }) => {
  const email = await register(page, newEmail('kundin'))
  const code = await buy(page, email)
  await open(page, path)
  await expect(form(page).locator('[name=name]')).toHaveValue('Karin Neu')
  await expect(form(page).locator('[name=email]')).toHaveValue(email)
  await page.getByRole('link', { name: code }).click()
  await expect(form(page).locator('[name=orderCode]')).toHaveValue(code)
})

test('§ 356a BGB a double click declares once', async ({ page, request }) => {
  const email = newEmail('doppelt')
  await open(page, path)
  await fillIn(page, { name: 'Jana Weber', orderCode: '1999000003', email })
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).dblclick()
  await expect(heading(page)).toHaveText('Ihr Widerruf ist eingegangen')
  expect((await mailsTo(request, email)).length).toBe(1)
})

test('§ 356a BGB the Czech page and its mail are in Czech', async ({ page, request, baseURL }) => {
  const email = newEmail('odstoupeni')
  await open(page, `http://cs.localhost:${new URL(baseURL ?? '').port}/odstoupeni-od-smlouvy`)
  await expect(heading(page)).toHaveText('Odstoupit od smlouvy')
  const values = { name: 'Jana Nová', orderCode: '1999000004', email }
  for (const [name, value] of Object.entries(values))
    await form(page).locator(`[name=${name}]`).fill(value)
  await page.getByRole('button', { name: 'Pokračovat ke kontrole' }).click()
  await page.getByRole('button', { name: 'Potvrdit odstoupení' }).click()
  await expect(heading(page)).toHaveText('Vaše odstoupení jsme přijali')
  const [mail] = await mailsTo(request, email)
  expect(mail?.subject).toContain('odstoupení od smlouvy')
})

test('§9 every step is accessible, by keyboard too, and fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const check = async () => {
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  await open(page, path)
  await check()
  await form(page).locator('[name=name]').focus()
  for (const value of ['Jana Weber', '1999000005', newEmail('tastatur')]) {
    await page.keyboard.insertText(value)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Widerruf prüfen')
  await page.getByText('Nur einen Teil der Bestellung widerrufen?').click()
  await check()
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Ihr Widerruf ist eingegangen')
  await check()
})
