import type { Page } from 'playwright/test'
import {
  demoPassword,
  fillAddress,
  newEmail,
  open,
  openInfo,
  orderForm,
  putIntoCart,
  register,
  byParcel,
} from '../../../e2e/steps.ts'
import { expect, hydrated, test } from '../../../e2e/test.ts'

const field = (page: Page, name: string) => orderForm(page).locator(`[name=${name}]`)
const typed = 'Karl-Liebknecht-Straße'

async function logOut(page: Page) {
  await page.request.post('/api/logout', { data: {} })
}

async function signInAs(page: Page, email: string, redirect: string) {
  await open(page, `/login?redirect=${encodeURIComponent(redirect)}`)
  await page.locator('main [name=email]').fill(email)
  await page.locator('main [name=password]').fill(demoPassword)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click()
  await expect(page).toHaveURL(redirect)
  await hydrated(page)
}

const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

test.describe('ASVS 14.3 form drafts of the checkout', () => {
  test('belong to one customer, not to the next one and not to a guest', async ({ page }) => {
    const first = await register(page)
    await openInfo(page)
    await fillAddress(page, first)
    await page.reload()
    await hydrated(page)
    await expect(field(page, 'street')).toHaveValue(typed)

    await logOut(page)
    await openInfo(page)
    await expect(field(page, 'email')).toHaveValue('')
    await expect(field(page, 'street')).toHaveValue('')
    expect(await stored(page)).not.toContain(typed)

    const second = await register(page, newEmail('zweite'))
    await openInfo(page)
    await expect(field(page, 'email')).toHaveValue(second)
    await expect(field(page, 'street')).toHaveValue('')
    expect(await stored(page)).not.toContain(first)
  })

  test('are cleared in every tab when one of them logs out', async ({ page, context }) => {
    const email = await register(page)
    await openInfo(page)
    await fillAddress(page, email)
    const other = await context.newPage()
    await open(other, '/user/dashboard')
    await other.getByRole('main').getByRole('button', { name: 'Abmelden' }).click()
    // Both tabs reload.
    await expect(async () => expect(await stored(other)).not.toContain(typed)).toPass()
    // A guest has no cart, so no form either.
    await expect(page).toHaveURL(/\/checkout$/)
    await expect(field(page, 'street')).toHaveCount(0)
    await expect(page.getByRole('main')).not.toContainText(typed)
  })

  test('are kept for a guest who signs in to order, and for nobody else', async ({ page }) => {
    const email = await register(page)
    await logOut(page)
    await openInfo(page)
    await fillAddress(page, email)
    await signInAs(page, email, '/checkout/info')
    await expect(field(page, 'street')).toHaveValue(typed)

    await logOut(page)
    await putIntoCart(page)
    await page.request.post('/api/checkout/methods', { data: byParcel })
    await open(page, '/checkout/info')
    await fillAddress(page, 'gast@kunde.example')
    await signInAs(page, email, '/user/dashboard')
    await openInfo(page)
    await expect(field(page, 'street')).toHaveValue('')
    await expect(field(page, 'email')).toHaveValue(email)
  })
})
