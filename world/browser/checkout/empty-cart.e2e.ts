import { expect, test } from '../../../e2e/test.ts'

test('design §9 an empty cart keeps its HTML until its script is there', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.addInitScript(() => {
    const heights: number[] = []
    Object.assign(window, { heights })
    const watch = () => {
      const content = document.querySelector('.empty-cart')
      if (document.querySelector('.page-footer')) heights.push(content?.clientHeight ?? 0)
      requestAnimationFrame(watch)
    }
    requestAnimationFrame(watch)
  })
  // The answer about the cart comes first, the script of what an empty one shows a moment later.
  await page.route(/\/assets\/(cart-parts|empty-cart)[^/]*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto('/checkout', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const heights = await page.evaluate<number[]>('heights')
  expect(heights.length).toBeGreaterThan(10)
  expect(Math.min(...heights)).toBeGreaterThan(0)
})
