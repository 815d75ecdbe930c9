import { fan } from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'

for (const [name, amount] of [
  ['an empty cart', 0],
  ['a filled cart', 2],
] as const) {
  test(`design §9 ${name} keeps its HTML until its script has loaded`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    if (amount > 0) {
      const data = { id: fan.variantId, amount }
      expect((await page.request.post('/api/cart/items', { data })).ok()).toBe(true)
    }
    await page.addInitScript(() => {
      const heights: number[] = []
      Object.assign(window, { heights })
      const watch = () => {
        const content = document.querySelector('.cart-page')
        if (document.querySelector('.page-footer')) heights.push(content?.clientHeight ?? 0)
        requestAnimationFrame(watch)
      }
      requestAnimationFrame(watch)
    })
    // The cart's response arrives first, the script of its lazy parts a moment later.
    await page.route(/\/assets\/cart-parts[^/]*\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await page.goto('/checkout', { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const heights = await page.evaluate<number[]>('heights')
    expect(heights.length).toBeGreaterThan(10)
    expect(Math.min(...heights)).toBeGreaterThan(0.9 * Math.max(...heights))
  })
}
