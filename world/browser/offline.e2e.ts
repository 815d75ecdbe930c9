import type { Page } from 'playwright/test'
import { api } from '../../domain/api.ts'
import {
  acceptTerms,
  fan,
  fillAddress,
  newEmail,
  openCzechInfo,
  openInfo,
  order,
  orderForm,
} from '../../e2e/steps.ts'
import { expect, hydrated, test } from '../../e2e/test.ts'

/* A chunk that cannot be loaded is logged; an uncaught error would fail these tests, because it is
   reported without that prefix. */
test.use({ expectedErrors: [/^chunk |^Failed to load resource/] })

const isHydrated = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')

const isLogged = (page: Page) =>
  page.waitForEvent('console', (message) => message.text().startsWith('chunk '))

test.describe('§8 offline', () => {
  for (const path of ['/', '/ventilatoren', fan.path, '/login', '/checkout', '/rechner']) {
    test(`${path}: no script that cannot be loaded is an uncaught error`, async ({
      page,
      context,
    }) => {
      await page.goto(path)
      await isHydrated(page)
      await context.setOffline(true)
      const failed = isLogged(page)
      // The first interaction, which requests them.
      await page.mouse.move(50, 60)
      await page.keyboard.press('Tab')
      await failed
      await context.setOffline(false)
      // They are requested again.
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }

  test('a page whose layout data is lost stays readable, without an uncaught error', async ({
    page,
    context,
  }) => {
    await page.route(`**${api.layout('*')}`, async (route) => {
      await context.setOffline(true)
      await route.abort()
    })
    const logged = isLogged(page)
    await page.goto(fan.path)
    await logged
    await expect(page.getByRole('heading', { level: 1 })).toContainText(fan.name)
  })
})

test.describe('§8 a lost script of the checkout', () => {
  test('of the VAT leaves an estimate, and the order can be placed', async ({ page }) => {
    await openInfo(page)
    await page.route(/\/assets\/fetch-taxation-[^/]*\.js/, (route) => route.abort())
    await fillAddress(page, newEmail('ohne-skript'))
    await acceptTerms(page)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await order(page)
    await expect(page).toHaveURL(/\/checkout\/finished/)
  })

  test('of the company register asks to fill in the fields', async ({ page, baseURL }) => {
    await openCzechInfo(page, baseURL)
    await page.route(/\/assets\/(fetch-company|company-fill)-[^/]*\.js/, (route) => route.abort())
    const form = orderForm(page)
    await form.locator('[name=isBusiness]').check()
    await form.locator('[name=tin]').pressSequentially('99001179')
    await expect(form).toContainText('Registr teď neodpovídá')
  })
})
