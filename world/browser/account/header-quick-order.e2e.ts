import { open } from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'

test.describe('the quick order of the header', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [1024, 1280, 1366]) {
    test(`stays in its row and on the screen at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 768 })
      await open(page, '/', false)
      await page.getByText('Schnellbestellung').click()
      const row = await page.locator('.header-top__row').boundingBox()
      expect(row?.height).toBeLessThan(40)
      const panel = await page.locator('.quick-order__panel').boundingBox()
      expect(panel?.x).toBeGreaterThanOrEqual(0)
      expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(width)
      const inner = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(inner).toBeLessThanOrEqual(width)
    })
  }
})
