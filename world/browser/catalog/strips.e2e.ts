import { fan } from '../../../e2e/steps.ts'
import { expect, hydrated, test } from '../../../e2e/test.ts'

const tiles = '**/api/products?*'

test.describe('§2 related products, whose tiles the document shows without their data', () => {
  test('are fetched near the viewport only, and one press compares one of them', async ({
    page,
  }) => {
    const paths: string[] = []
    page.on('request', (request) => paths.push(new URL(request.url()).pathname))
    await page.goto(fan.path)
    await hydrated(page)
    expect(paths).not.toContain('/api/products')
    const compare = page.locator('#fits').getByRole('button', { name: /^Vergleichen: / })
    await compare.first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(paths).toContain('/api/products')
  })

  test('show the same tiles after hydration', async ({ page }) => {
    await page.goto(fan.path)
    const before = await page.locator('#fits .tile__link').allInnerTexts()
    await hydrated(page)
    const responses = page.waitForResponse(tiles)
    await page.locator('#fits').scrollIntoViewIfNeeded()
    await responses
    await hydrated(page)
    expect(await page.locator('#fits .tile__link').allInnerTexts()).toEqual(before)
  })

  test.describe('without a response', () => {
    test.use({ expectedErrors: [/Failed to load resource/] })

    test('keep their HTML, and a press works as a form', async ({ page }) => {
      await page.route(tiles, (route) => route.abort())
      await page.goto(fan.path)
      await hydrated(page)
      await page
        .locator('#fits')
        .getByRole('button', { name: /^Vergleichen: / })
        .first()
        .click()
      await expect(page).toHaveURL(/\/compare\?ids=/)
      await expect(page.getByRole('main')).toContainText('Tubavent')
    })
  })

  test.describe('after a failed response', () => {
    test.use({ expectedErrors: [/Failed to load resource/] })

    test('are fetched again', async ({ page }) => {
      await page.route(tiles, (route) => route.abort(), { times: 1 })
      await page.goto(fan.path)
      await hydrated(page)
      const second = page.waitForResponse(tiles)
      await page.locator('#fits').scrollIntoViewIfNeeded()
      expect((await second).status()).toBe(200)
      await hydrated(page)
      await page
        .locator('#fits')
        .getByRole('button', { name: /^Vergleichen: / })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    })
  })

  test('come back with the way back', async ({ page }) => {
    await page.goto(fan.path)
    await hydrated(page)
    const names = await page.locator('#alternatives .tile__link').allInnerTexts()
    await page.locator('#fits .tile__link').first().click()
    await expect(page).not.toHaveURL(new RegExp(fan.path))
    await page.goBack()
    await expect(page.locator('#alternatives .tile__link')).toHaveText(names)
    await expect(page.locator('#description .rich-text')).not.toBeEmpty()
  })
})
