import type { Page } from 'playwright/test'
import {
  demoPassword,
  fan,
  newEmail,
  open,
  priceIn,
  putIntoCart,
  mailedToken,
  register,
  signIn,
} from '../../../e2e/steps.ts'
import { api } from '../../../domain/api.ts'
import { expect, hydrated, test } from '../../../e2e/test.ts'

async function fillLogin(page: Page, email: string, password = demoPassword) {
  const form = page.locator('form[action="/api/login"]')
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=password]').fill(password)
  await form.getByRole('button', { name: 'Anmelden' }).click()
}

const cookieNames = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).toSorted()

const messages = (page: Page) => page.getByRole('region', { name: 'Meldungen' })

const priceOnPage = async (page: Page) =>
  priceIn(await page.locator('.buy-box .price__main').innerText())

for (const useScript of [true, false]) {
  test.describe(useScript ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: useScript, expectedErrors: [/status of 4(01|03|22)/] })

    test('§2 a login redirects to the requested page', async ({ page }) => {
      await open(page, `/login?redirect=${encodeURIComponent(fan.path)}`, useScript)
      await fillLogin(page, 'kunde@luftbasis.example')
      await expect(page).toHaveURL(new RegExp(`${fan.path}$`))
      expect(await cookieNames(page)).toEqual(['device', 'known', 'price_group', 'session'])
      if (useScript) await expect(page.getByRole('banner')).toContainText('Karla')
      if (useScript) await expect(messages(page)).toHaveText('Sie sind angemeldet.')
    })

    test('§2 a login never redirects to another host', async ({ page, baseURL }) => {
      await open(page, '/login?redirect=//evil.example/', useScript)
      await fillLogin(page, 'kunde@luftbasis.example')
      await expect(page).toHaveURL(`${baseURL}/`)
    })

    test('§8 a wrong password is reported, and the URL stays', async ({ page }) => {
      await open(page, '/login', useScript)
      const email = newEmail('niemand')
      await fillLogin(page, email, 'ganz falsch')
      await expect(page.getByRole('alert')).toContainText('Passwort stimmt nicht')
      await expect(page.getByLabel('E-Mail-Adresse').first()).toHaveValue(email)
      expect(await cookieNames(page)).toEqual([])
    })

    test('§6 a member of a restricted group sees a message and is logged out', async ({ page }) => {
      await open(page, '/login', useScript)
      await fillLogin(page, 'gesperrt@luftbasis.example')
      const message = useScript ? page.getByRole('dialog') : page.getByRole('alert')
      await expect(message).toContainText('kann hier nicht einkaufen')
      expect(await cookieNames(page)).toEqual([])
      const { user } = await (await page.request.get('/api/session')).json()
      expect(user).toBeNull()
    })

    test('§6 a business customer sees lower prices, net first, and gross ones as an option', async ({
      page,
    }) => {
      await open(page, fan.path, useScript)
      const everybodys = await priceOnPage(page)
      await signIn(page, 'handwerk@luftbasis.example')
      await open(page, fan.path, useScript)
      const net = await priceOnPage(page)
      await page.getByRole('button', { name: 'inkl. MwSt.' }).first().click()
      await expect(async () => expect(await priceOnPage(page)).toBeGreaterThan(net)).toPass()
      const own = await priceOnPage(page)
      expect(own).toBeLessThan(everybodys)
      expect(net).toBeCloseTo(own / 1.19, 1)
      await expect(page).toHaveURL(new RegExp(`${fan.path}$`))
    })

    test('§5 a registration reports errors, then signs in by mail', async ({ page }) => {
      await open(page, '/register', useScript)
      const form = page.locator('form[action="/api/register"]')
      const email = newEmail('rita')
      const values = {
        fullName: 'Rita Register',
        email,
        password: 'ein ganzer Satz',
        passwordConfirmation: 'ein anderer Satz',
      }
      for (const [name, value] of Object.entries(values))
        await form.locator(`[name=${name}]`).fill(value)
      await form.locator('[name=terms]').check()
      await form.getByRole('button', { name: 'Konto anlegen' }).click()
      await expect(form).toContainText('Passwörter stimmen nicht überein')
      await expect(form.locator('[name=fullName]')).toHaveValue('Rita Register')
      await form.locator('[name=password]').fill('ein ganzer Satz')
      await form.locator('[name=passwordConfirmation]').fill('ein ganzer Satz')
      await form.getByRole('button', { name: 'Konto anlegen' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Postfach')
      expect(await cookieNames(page)).not.toContain('session')
      const token = await mailedToken(page.request, email, 'account')
      await page.goto(`/aktivieren?account=${token}`)
      await page.getByRole('button', { name: 'Kundenkonto anlegen' }).click()
      await expect(page).toHaveURL(/user\/dashboard/)
      expect(await cookieNames(page)).toContain('session')
    })

    test('§4 the guest cart is merged into the customer’s after the login', async ({
      page,
      browser,
    }) => {
      const elsewhere = await browser.newPage()
      const email = await register(elsewhere)
      await elsewhere.close()
      await putIntoCart(page, { amount: 3 })
      await open(page, '/login?redirect=/checkout', useScript)
      await fillLogin(page, email)
      await expect(page).toHaveURL(/\/checkout$/)
      await expect(page.getByRole('main')).toContainText(fan.name)
      await expect(page.getByRole('main').locator('[name=amount]').first()).toHaveValue('3')
      expect(await cookieNames(page)).not.toContain('cart')
    })
  })
}

test('§2 a logout clears the session and redirects home', async ({ page, baseURL }) => {
  await register(page)
  await open(page, fan.path)
  await page.getByRole('banner').getByText('Karin').first().click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(`${baseURL}/`)
  await expect(messages(page)).toContainText('Sie sind abgemeldet.')
  await expect(page.getByRole('banner')).toContainText('Anmelden')
  expect(await cookieNames(page)).toEqual(['device'])
  await page.reload()
  await hydrated(page)
  await expect(messages(page)).toBeEmpty()
})

test.describe('offline', () => {
  test.use({ expectedErrors: [/^chunk |^Failed to load resource/] })

  test('§2 a logout without a connection says so, and works later', async ({ page, context }) => {
    await register(page)
    await open(page, fan.path)
    const logout = async () => {
      await page.getByRole('banner').getByText('Karin').first().click()
      await page.getByRole('button', { name: 'Abmelden' }).click()
    }
    await context.setOffline(true)
    await logout()
    await expect(messages(page)).toContainText('schiefgegangen')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(fan.name)
    await context.setOffline(false)
    await page.reload()
    await logout()
    await expect(page.getByRole('banner')).toContainText('Anmelden')
  })
})

test('§4 a customer whose group becomes restricted sees a message on the next page', async ({
  page,
}) => {
  await page.route(`**${api.session}`, (route) =>
    route.fulfill({ json: { user: null, restricted: true } }),
  )
  await open(page, fan.path)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('kann hier nicht einkaufen')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('.buy-box')).toBeVisible()
})
