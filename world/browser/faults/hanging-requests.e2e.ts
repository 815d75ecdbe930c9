import type { Page } from 'playwright/test'
import { open, putIntoCart } from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'

test.use({ expectedErrors: [/^Failed to load resource/] })

/** Requests count as lost after two seconds instead of thirty. */
const shortenWait = (page: Page) =>
  page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => timeout(ms / 15)
  })

test.describe('§8 a response that never comes', () => {
  test('to a filter in place ends in a full load of the filtered list', async ({ page }) => {
    await shortenWait(page)
    await open(page, '/ventilatoren')
    await page.route('**/_data/**', () => {})
    const loaded = page.waitForEvent('load')
    await page.locator('main input[type=checkbox]:visible').first().check({ force: true })
    await expect(page.locator('.navigation-progress')).toBeVisible()
    await loaded
    await expect(page).toHaveURL(/\?/)
    await expect(page.locator('.navigation-progress')).toBeHidden()
    await expect(page.locator('main input[type=checkbox]:visible').first()).toBeChecked()
  })

  test('to a choice of the shipping method is told, and the choice is sent again', async ({
    page,
  }) => {
    await shortenWait(page)
    await putIntoCart(page)
    await open(page, '/checkout/methods')
    await page.route('**/api/checkout/methods', () => {})
    await page.locator('[name=shipperId][value=dhl]').check({ force: true })
    const notices = page.getByRole('region', { name: 'Meldungen' })
    await expect(notices).toContainText('Auswahl konnte noch nicht gespeichert werden')
    await page.unroute('**/api/checkout/methods')
    await page.locator('[name=paymentId][value=prepayment]').check({ force: true })
    await page.locator('main').getByRole('button', { name: 'Weiter zu Ihren Angaben' }).click()
    await expect(page).toHaveURL(/\/checkout\/info/)
  })
})
