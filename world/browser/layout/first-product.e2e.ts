import { fan } from '../../../e2e/steps.ts'
import { expect, hydrated, test } from '../../../e2e/test.ts'

const lists = [
  '/ventilatoren',
  '/ventilatoren/bad-kleinraumluefter',
  '/rohre-kanaele/wickelfalzrohr',
  '/suche?q=rohrventilator',
  '/suche?q=bogen 90 125',
]

for (const [width, height, lowest] of [
  [390, 844, 480],
  [1366, 768, 500],
] as const) {
  test(`§5 list: at ${width} px the first product of a list begins above ${lowest} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    for (const path of lists) {
      await page.goto(path)
      await hydrated(page)
      const tile = await page.locator('.tiles__item').first().boundingBox()
      expect.soft(tile?.y, path).toBeLessThanOrEqual(lowest)
    }
  })
}

test('§5 category: its description is one line on a phone, and opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ventilatoren/bad-kleinraumluefter')
  const description = page.getByText('Lüfter für Bad, WC, Abstellraum und Küche').first()
  const closed = await description.boundingBox()
  expect(closed?.height).toBeLessThan(30)
  await page.locator('summary[aria-label="Ganzer Text"]').click()
  const opened = await description.boundingBox()
  expect(opened?.height).toBeGreaterThan(50)
})

test('§7 variants: a matrix of four rows does not scroll at 1366 x 768 px, and the button is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto(fan.path)
  await hydrated(page)
  const matrix = page.locator('.matrix')
  await expect(matrix.locator('tbody tr')).toHaveCount(4)
  const hidden = await matrix.evaluate((box) => box.scrollHeight - box.clientHeight)
  expect(hidden).toBe(0)
  const button = await page.locator('#buy button[type=submit]').boundingBox()
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(768)
})
