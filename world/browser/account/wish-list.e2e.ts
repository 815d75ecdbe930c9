import type { Page } from 'playwright/test'
import { demoPassword, fan, open, register } from '../../../e2e/steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../../e2e/test.ts'

const category = '/ventilatoren/rohr-kanalventilatoren'
const list = '/user/wishlist'
const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Merken: / })
const header = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Merkzettel/ })
const rows = (page: Page) => page.getByRole('main').locator('article')

async function keep(page: Page, variantId = fan.variantId) {
  const response = await page.request.post('/api/wish-list/items', { data: { id: variantId } })
  expect(response.status(), await response.text()).toBe(200)
}

async function savedIds(page: Page): Promise<string[]> {
  return (await (await page.request.get('/api/wish-list')).json()).variantIds
}

test.describe('§6 wish list', () => {
  test('guests see no heart, and no page has one in its HTML', async ({ page }) => {
    await open(page, category)
    await expect(page.getByRole('button', { name: /^Vergleichen: / }).first()).toBeVisible()
    await expect(hearts(page)).toHaveCount(0)
    await expect(header(page)).toHaveCount(0)
    await register(page)
    await keep(page)
    expect(await (await page.request.get(category)).text()).not.toContain('wish-toggle')
  })

  test('an expired login is reported, with a link to log in again', async ({ page }) => {
    await register(page)
    await open(page, category)
    await expect(hearts(page).first()).toBeVisible()
    await page.context().clearCookies()
    await hearts(page).first().click()
    const notice = page.locator('.notifications .notice')
    await expect(notice).toContainText('Bitte melden Sie sich zuerst an')
    await expect(hearts(page)).toHaveCount(0)
    await notice.getByRole('link', { name: 'Anmelden' }).click()
    await expect(page).toHaveURL(/\/login\?redirect=%2Fventilatoren/)
  })

  test('adds the item of the guest for the customer, once', async ({ page }) => {
    const email = await register(page)
    await page.context().clearCookies()
    await open(page, fan.path)
    const keepIt = page
      .getByRole('main')
      .getByRole('button', { name: /^Merken: / })
      .first()
    await keepIt.click()
    const notice = page.locator('.notifications .notice')
    await expect(notice).toContainText('Bitte melden Sie sich zuerst an')
    await notice.getByRole('link', { name: 'Anmelden' }).click()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    const form = page.getByRole('main')
    await form.getByLabel('E-Mail').fill(email)
    await form.locator('input[name=password]').fill(demoPassword)
    await form.getByRole('button', { name: 'Anmelden' }).click()
    await expect(page.locator('.notifications')).toContainText('1 Produkt, das Sie sich merken')
    expect(await savedIds(page)).toEqual([fan.variantId])
    await expect(keepIt).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(header(page)).toContainText('1')
    await expect(page.locator('.notifications')).not.toContainText('merken wollten')
  })

  test('redirects a guest to the login and back', async ({ page }) => {
    await open(page, list)
    await expect(page).toHaveURL(/\/login\?redirect=%2Fuser%2Fwishlist$/)
  })
  test.use({ expectedErrors: [/status of (401|503)/] })
})

test.describe('§4 wish list toggle', () => {
  test('saves the item and shows it on its page', async ({ page }) => {
    await register(page)
    await open(page, category)
    const heart = hearts(page).first()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('.notifications')).toContainText('auf Ihrem Merkzettel')
    await expect(header(page)).toContainText('1')
    await header(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Merkzettel' })).toBeVisible()
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('€')
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
  })

  test('has the right state after several fast clicks', async ({ page }) => {
    await register(page)
    await open(page, category)
    const heart = hearts(page).first()
    await heart.waitFor()
    await heart.evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 5; click++) setTimeout(() => button.click(), click * 15)
    })
    await page.waitForTimeout(100)
    await page.waitForLoadState('networkidle')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(await savedIds(page)).toHaveLength(1)
    await expect(page.locator('.notifications .notice')).toHaveCount(1)
  })

  test('reverts the heart when the store fails', async ({ page }) => {
    await register(page)
    await open(page, category)
    const heart = hearts(page).first()
    await heart.waitFor()
    const down = { status: 503, json: { errors: [{ status: 503, title: 'Etwas ging schief' }] } }
    await page.route('**/api/wish-list/items', (route) => route.fulfill(down))
    await heart.click()
    await expect(page.locator('.notifications')).toContainText('Etwas ging schief')
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  })
  test.use({ expectedErrors: [/status of 503/] })

  test('syncs two tabs', async ({ page, context }) => {
    await register(page)
    await open(page, category)
    const other = await context.newPage()
    await open(other, list)
    await expect(other.getByRole('main')).toContainText('Ihr Merkzettel ist leer')
    await hearts(page).first().click()
    await expect(header(other)).toContainText('1')
    await expect(rows(other)).toHaveCount(1)
    await other.getByRole('button', { name: /^Entfernen: / }).click()
    await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false')
  })

  test('saves the variant that is shown', async ({ page }) => {
    await register(page)
    await open(page, fan.path)
    const heart = hearts(page).first()
    await heart.click()
    await expect.poll(() => savedIds(page)).toEqual([fan.variantId])
    const other = page.locator('.buy-box a[href*="variant_id"]:not([aria-current])').first()
    await other.click()
    await expect(page).toHaveURL(/variant_id=/)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await expect.poll(() => savedIds(page)).toHaveLength(2)
  })
})

test.describe('§2 the page of the wish list', () => {
  test('removes with undo, and adds to the cart', async ({ page }) => {
    await register(page)
    await keep(page)
    await open(page, list)
    await page.getByRole('button', { name: /^Entfernen: / }).click()
    await expect(page.getByRole('main')).toContainText('Ihr Merkzettel ist leer')
    await expect.poll(() => savedIds(page)).toEqual([])
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(rows(page)).toHaveCount(1)
    await expect.poll(() => savedIds(page)).toEqual([fan.variantId])
    await rows(page)
      .getByRole('button', { name: /in den Warenkorb/i })
      .click()
    await expect(page.getByRole('dialog')).toContainText(fan.name)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('removes and adds to the cart by forms', async ({ page }) => {
      await register(page)
      await keep(page)
      await page.goto(list)
      await expect(rows(page)).toContainText(fan.name)
      await page.getByRole('button', { name: /^Entfernen: / }).click()
      await expect(page).toHaveURL(/\/user\/wishlist$/)
      await expect(page.getByRole('main')).toContainText('Ihr Merkzettel ist leer')
      await keep(page)
      await page.goto(list)
      await rows(page)
        .getByRole('button', { name: /in den Warenkorb/i })
        .click()
      await expect(page).toHaveURL(/\/checkout$/)
    })
  })
})
