import type { Page } from 'playwright/test'
import { open } from '../../../e2e/steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../../e2e/test.ts'

const duct = '/produkt/tubavent-rondo-wickelfalzrohr'
const drawing = (page: Page) => page.locator('#drawing img')

const isLoaded = (page: Page) =>
  drawing(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)

test('§5 dimension drawing: has the sizes of the variant, and follows the selection', async ({
  page,
}) => {
  await open(page, duct)
  await drawing(page).scrollIntoViewIfNeeded()
  await expect.poll(() => isLoaded(page)).toBe(true)
  await expect(drawing(page)).toHaveAttribute('alt', /Nennweite 80 mm/)
  const before = await drawing(page).getAttribute('src')
  await page.locator('.product__top a[href*="variant_id="][href*="-160-"]').first().click()
  await expect(drawing(page)).toHaveAttribute('alt', /Nennweite 160 mm/)
  expect(await drawing(page).getAttribute('src')).not.toBe(before)
  await expect.poll(() => isLoaded(page)).toBe(true)
  const cad = page.locator('#drawing').getByRole('link', { name: 'DXF' })
  const file = await page.request.get((await cad.getAttribute('href')) ?? '')
  expect(file.status()).toBe(200)
  expect(await file.text()).toContain('%%c160')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§5 dimension drawing: of the variant in the URL, without a sideways scroll', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const path = `${duct}?variant_id=v-spiral-rondo-200-2000`
    await page.request.get(path)
    await open(page, path, false)
    await expect(drawing(page)).toHaveAttribute('alt', /Nennweite 200 mm/)
    await expectNoSidewaysScroll(page)
  })
})

test('documents of a fire damper: data sheet, declaration and tender text can be downloaded', async ({
  page,
}) => {
  await open(page, '/produkt/ignisperr-barrik-brandschutzklappe')
  const documents = page.locator('#documents')
  for (const name of ['Datenblatt', 'Leistungserklärung', 'Ausschreibungstext']) {
    const link = documents.getByRole('link', { name })
    const file = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(file.status()).toBe(200)
    expect((await file.body()).length).toBeGreaterThan(500)
  }
  await expectAccessible(page)
})
