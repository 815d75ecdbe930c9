import type { Page } from 'playwright/test'
import { open } from '../../../e2e/steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../../e2e/test.ts'
import { withLabel } from './product-paths.ts'

/** Swipes over the pictures: `on` to the next one, from right to left; `back` to the previous one. */
async function swipe(page: Page, way: 'on' | 'back'): Promise<void> {
  const box = await page.locator('.gallery__strip').boundingBox()
  if (!box) throw new Error('The gallery is not on the page')
  const client = await page.context().newCDPSession(page)
  const y = box.y + box.height / 2
  const [from, step] = way === 'on' ? [0.8, -0.06] : [0.2, 0.06]
  const moves = Array.from({ length: 11 }, (_, at) => box.x + box.width * (from + step * at))
  for (const [at, x] of moves.entries()) {
    const type = at === 0 ? 'touchStart' : 'touchMove'
    // oxlint-disable-next-line no-await-in-loop -- touch events are sequential
    await client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await client.detach()
}

const slide = (page: Page, n: number) => page.locator('.gallery__picture').nth(n - 1)

/** The slide is aligned with the left edge of the strip (scroll snap). */
async function expectShown(page: Page, n: number): Promise<void> {
  await expect
    .poll(async () => {
      const [strip, own] = await Promise.all([
        page.locator('.gallery__strip').boundingBox(),
        slide(page, n).boundingBox(),
      ])
      return Math.abs((own?.x ?? Infinity) - (strip?.x ?? 0))
    })
    .toBeLessThanOrEqual(2)
}

test('§4 Product: a swipe moves to the next picture, and the count follows', async ({ page }) => {
  await open(page, withLabel)
  const count = page.locator('.gallery__count')
  await expect(count).toHaveText(/^1 \/ [4-9]$/)
  await swipe(page, 'on')
  await expectShown(page, 2)
  await expect(count).toHaveText(/^2 \//)
  await swipe(page, 'on')
  await expectShown(page, 3)
  await expect(count).toHaveText(/^3 \//)
  await swipe(page, 'back')
  await expectShown(page, 2)
  await expect(count).toHaveText(/^2 \//)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('§4 Product: the pictures are reached by keys, and the count follows', async ({ page }) => {
  await open(page, withLabel)
  await slide(page, 1).locator('a').focus()
  await page.keyboard.press('Tab')
  await expect(slide(page, 2).locator('a')).toBeFocused()
  await expect(page.locator('.gallery__count')).toHaveText(/^2 \//)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§4 Product: a swipe moves to the next pictures', async ({ page }) => {
    await page.goto(withLabel)
    await expect(page.locator('.gallery__count')).toBeHidden()
    // A swipe before the strip is laid out would move nothing.
    await expectShown(page, 1)
    await swipe(page, 'on')
    await expectShown(page, 2)
    await swipe(page, 'on')
    await expectShown(page, 3)
  })
})
