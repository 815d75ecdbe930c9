import type { Page } from 'playwright/test'
import { fan, open } from '../../../e2e/steps.ts'
import { expect, expectAccessible, test } from '../../../e2e/test.ts'

const input = (page: Page) => page.getByRole('banner').locator('input[name=q]')
const list = (page: Page) => page.getByRole('listbox', { name: 'Vorschläge' })
const options = (page: Page) => list(page).getByRole('option')

test('§4 search dropdown: opens for a query typed before hydration', async ({ page }) => {
  const { promise: typed, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/entry-[^/]*\.js/, async (route) => {
    await typed
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await input(page).pressSequentially('rohrventilator')
  release()
  await expect(options(page).first()).toBeVisible()
})

test.describe('§4 search dropdown', () => {
  test.beforeEach(({ page }) => open(page, '/'))

  test('opens from three letters on', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/search')) requests.push(request.url())
    })
    await input(page).pressSequentially('ro')
    await page.waitForTimeout(350)
    expect(requests).toEqual([])
    await input(page).pressSequentially('hr')
    await expect(options(page).first()).toBeVisible()
    expect(requests.length).toBeLessThanOrEqual(2)
    await expectAccessible(page)
  })

  test('is operated by arrow keys, Enter and Escape', async ({ page }) => {
    await input(page).pressSequentially('rohrventilator')
    await expect(options(page).first()).toBeVisible()
    const active = () => list(page).locator('[aria-selected=true]')
    await page.keyboard.press('ArrowDown')
    await expect(active()).toHaveCount(1)
    await expect(input(page)).toHaveAttribute(
      'aria-activedescendant',
      (await active().getAttribute('id')) ?? '',
    )
    await page.keyboard.press('ArrowUp')
    await expect(active()).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(list(page)).toBeHidden()
    await expect(input(page)).toHaveValue('rohrventilator')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const href = await active().getAttribute('href')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL((url) => url.pathname + url.search === href)
    await expect(list(page)).toBeHidden()
  })

  test('Enter without a selection searches for the query', async ({ page }) => {
    await input(page).pressSequentially('rohrventilator')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/suche\?q=rohrventilator$/)
    await expect(input(page)).toHaveValue('rohrventilator')
    await expect(list(page)).toBeHidden()
  })

  test('an article number links straight to the product', async ({ page }) => {
    await input(page).pressSequentially('ZF-BLA-AUR-100')
    const exact = options(page).first()
    await expect(exact).toContainText('Direkt zum Artikel')
    await exact.click()
    await expect(page).toHaveURL(new RegExp(fan.path))
  })

  test('script in a query stays text', async ({ page }) => {
    const query = '<img src=x onerror=alert(1)>"\'</script>'
    await input(page).fill(query)
    await page.waitForResponse(/\/api\/search/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/suche\?q=/)
    await expect(page.getByRole('main')).toContainText('onerror=alert(1)')
    expect(await page.locator('img[src=x]').count()).toBe(0)
  })
})

test('§2 a submitted article number redirects to its product', async ({ request }) => {
  const response = await request.get('/suche?q=ZF-BLA-AUR-100', { maxRedirects: 0 })
  expect([302, 303]).toContain(response.status())
  expect(response.headers().location).toContain(fan.path)
})
