import type { Page } from 'playwright/test'
import { open, register } from '../../../e2e/steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../../e2e/test.ts'

const path = '/sammelbestellung'
const rows = (page: Page) => page.locator('.bulk-line')
const list = (page: Page) => page.locator('[name=lines]')

/** Product codes of available tiles. */
async function codes(page: Page, count: number): Promise<string[]> {
  const response = await page.request.get('/_data/ventilatoren/bad-kleinraumluefter?available=1')
  const [first = '{}'] = (await response.text()).split('\n')
  const tiles = first.matchAll(
    /"variant":\{"id":"[^"]+","name":"[^"]*","catalogCode":"([^"]+)"[^}]*\}.*?"isAvailable":(true|false),"stock":(\d+)/g,
  )
  const found = [...tiles].filter(
    ([, , available, stock]) => available === 'true' && Number(stock) > 5,
  )
  expect(found.length).toBeGreaterThanOrEqual(count)
  return found.map(([, code = '']) => code).slice(0, count)
}

async function cart(page: Page): Promise<{ amount: number; variant: { catalogCode: string } }[]> {
  const { cart: found } = await (await page.request.get('/api/cart')).json()
  return found?.items ?? []
}

test('§4 codes are pasted, corrected and added to the cart; the list survives a reload', async ({
  page,
}) => {
  const [first = '', second = ''] = await codes(page, 2)
  await open(page, path)
  await list(page).fill(`${first} 2\nGIBT-ES-NICHT;2\n${first.toLowerCase()};1`)
  await page.getByRole('button', { name: 'In die Liste' }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first().locator('[name=amount]')).toHaveValue('3')
  await expect(rows(page).last()).toContainText('Artikelnummer nicht gefunden.')
  await expectAccessible(page)
  for (const width of [320, 1366]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }

  await page.reload()
  await expect(rows(page)).toHaveCount(2)
  await rows(page).last().getByLabel('Code berichtigen').fill(second)
  await rows(page).last().getByLabel('Code berichtigen').press('Tab')
  await expect(rows(page).last().getByRole('link')).toBeVisible()
  await page.getByRole('button', { name: 'Alles in den Warenkorb' }).click()
  await expect(page.getByText('Die Produkte wurden in den Warenkorb gelegt.').first()).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
  const lines = (await cart(page)).map(({ amount, variant }) => [variant.catalogCode, amount])
  expect(lines).toEqual([
    [first, 3],
    [second, 2],
  ])
  await page.reload()
  await expect(rows(page)).toHaveCount(0)
})

test('§4 a CSV file of a Czech spreadsheet is read', async ({ page }) => {
  const [first = ''] = await codes(page, 1)
  const text = Buffer.from(`Po\u010det;K\u00f3d\r\n2;${first}\r\n`, 'latin1')
  // Windows-1250: \u010d is 0xE8, \u00f3 is 0xF3.
  text[2] = 0xe8
  await open(page, path)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer: text })
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).locator('[name=amount]')).toHaveValue('2')
})

test.describe('§2 /checkout/importOrder', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('adds only the customer’s own order, or the products of a link, to the cart', async ({
    page,
  }) => {
    await register(page)
    await open(page, '/checkout/importorder?order=1')
    await expect(page.getByText('Zu Ihrem Konto gibt es keine Bestellung 1.')).toBeVisible()
    const [first = ''] = await codes(page, 1)
    await open(page, `/checkout/importorder?items=${first}:2`)
    await page.getByRole('button', { name: 'Alles in den Warenkorb' }).click()
    await expect(
      page.getByText('Die Produkte wurden in den Warenkorb gelegt.').first(),
    ).toBeVisible()
    expect((await cart(page)).map(({ amount }) => amount)).toEqual([2])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§4 a list becomes a table and the table a cart', async ({ page }) => {
    const [first = ''] = await codes(page, 1)
    await page.goto(path)
    await list(page).fill(`${first};2\nGIBT-ES-NICHT;1`)
    await page.getByRole('button', { name: 'In die Liste' }).click()
    await expect(rows(page)).toHaveCount(2)
    await rows(page).last().getByRole('checkbox').check()
    await page.getByRole('button', { name: /in den Warenkorb/ }).click()
    await expect(page).toHaveURL(/\/checkout$/)
    await expect(page.locator('.cart-line')).toHaveCount(1)
  })
})

test('a triac controller beside an EC fan shows a warning, in bulk order and shopping list', async ({
  page,
}) => {
  await register(page)
  await open(page, path)
  await list(page).fill('RG-TRI-VAR-1-5-AP 1')
  await page.getByRole('button', { name: 'In die Liste' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.locator('.bulk-table .notice')).toHaveCount(0)
  await list(page).fill('ST-DIA-DIA-100-EC 1')
  await page.getByRole('button', { name: 'In die Liste' }).click()
  await expect(page.locator('.bulk-table .notice')).toContainText('Varia')
  await page.getByRole('button', { name: 'Alles in den Warenkorb' }).click()
  await expect(page.getByText('Die Produkte wurden in den Warenkorb gelegt.').first()).toBeVisible()
  await open(page, '/checkout')
  const save = page.locator('details:has([name=listName])')
  await save.locator('summary').click()
  await save.locator('[name=listName]').fill('Bad oben')
  await save.getByRole('button').click()
  await expect(save.getByRole('status')).toContainText('Bad oben')
  await open(page, '/user/shoppinglists')
  await page.getByRole('link', { name: 'Bad oben' }).click()
  await expect(page.locator('main .notice')).toContainText('Varia')
  await expectAccessible(page)
})
