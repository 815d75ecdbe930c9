import { fan, open, putIntoCart, register } from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('menu: account, advice and calculators stand above the departments', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Menü' }).first().click()
  const menu = page.locator('#main-menu')
  const department = await menu
    .getByRole('link', { name: 'Ventilatoren', exact: true })
    .boundingBox()
  for (const name of ['Mein Konto', 'Rechner', 'Beratung']) {
    const link = await menu.getByRole('link', { name, exact: true }).boundingBox()
    expect(link?.y, name).toBeLessThan(department?.y ?? 0)
  }
})

test('§9 quantity: three digits are readable, and the bar to buy names them', async ({ page }) => {
  await open(page, fan.path)
  const input = page.locator('#buy .quantity__input')
  expect((await input.boundingBox())?.width).toBeGreaterThan(26)
  await input.fill('12')
  await input.blur()
  await expect(page.locator('.buy-bar')).toContainText(/12\sStk · Ø\s100/)
})

test('§4 gifts: the condition stands below the name', async ({ page }) => {
  await putIntoCart(page, { amount: 9 })
  await open(page, '/checkout')
  const gift = page.locator('.order-gifts__gift').first()
  const name = await gift.locator('.checkbox__label').boundingBox()
  const hint = await gift.locator('.field__hint').evaluate((element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    return words.getBoundingClientRect().x
  })
  expect(Math.abs(hint - (name?.x ?? 0))).toBeLessThanOrEqual(1)
})

test('home: at most nine and a half screens long', async ({ page }) => {
  await open(page, '/')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9.5 * 844)
})

test('§2 header: at 320 px no icon of a customer covers the name of the shop', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 760 })
  await register(page)
  await putIntoCart(page)
  await open(page, fan.path)
  const wishes = page.getByRole('banner').getByRole('link', { name: /Merkzettel/ })
  await expect(wishes).toBeVisible()
  const covered = await page.locator('.page-header .logo').evaluate((logo) => {
    const { left, right, top, height } = logo.getBoundingClientRect()
    // The picture and the name, as far as they are not wrapped out of sight.
    const parts = [...logo.children].map((part) => part.getBoundingClientRect())
    const seen = parts.filter((part) => part.top < top + height - 4)
    const end = Math.max(...seen.map((part) => part.right))
    return { isInLogo: end <= right + 1, isThere: seen.length > 0 && left >= 0 }
  })
  expect(covered).toEqual({ isInLogo: true, isThere: true })
})
