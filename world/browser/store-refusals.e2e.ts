import { expect } from 'playwright/test'
import { test } from '../../e2e/broken-shop.ts'
import { newEmail, open } from '../../e2e/steps.ts'

const notices = (page: Parameters<typeof open>[0]) =>
  page.getByRole('region', { name: 'Meldungen' })

test.use({ expectedErrors: [/status of 50[03]/] })
test.afterEach(({ shop }) => shop.repair())

test.describe('§8 refusals of the store', () => {
  test('newsletter: a 401 shows the title of its first error as a success', async ({
    page,
    shop,
  }) => {
    await open(page, '/')
    await shop.breakDown('401', ['/store/api/v1/newsletter/subscribe'])
    const form = page.locator('form[action="/api/newsletter"]:visible')
    await form.locator('[name=email]').fill(newEmail('bekannt'))
    await form.getByRole('button').click()
    await expect(page.getByText('Known on purpose')).toBeVisible()
    await expect(page.getByText('Die Anmeldung hat leider nicht geklappt')).toBeHidden()
  })

  test('batch: an HTTP 500 reports that the import is running, and the list stays', async ({
    page,
    shop,
  }) => {
    const response = await page.request.get('/_data/ventilatoren')
    const code = /"catalogCode":"([^"]+)"/.exec(await response.text())?.[1] ?? ''
    expect(code).not.toBe('')
    await open(page, '/sammelbestellung')
    await page.locator('[name=lines]').fill(`${code} 1`)
    await page.getByRole('button', { name: 'In die Liste' }).click()
    await expect(page.locator('.bulk-line')).toHaveCount(1)
    await shop.breakDown('500', ['/store/api/v1/cart/items/batch'])
    await page.getByRole('button', { name: 'Alles in den Warenkorb' }).click()
    await expect(notices(page)).toContainText('Der Import läuft noch.')
    await expect(page.locator('.bulk-line')).toHaveCount(1)
  })
})
