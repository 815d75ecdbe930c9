import type { Page } from 'playwright/test'
import { fan, putIntoCart } from '../../../e2e/steps.ts'
import { expect, hydrated, test } from '../../../e2e/test.ts'
import { type View, views } from './screens.ts'

const filledCart: View = {
  path: '/checkout',
  async prepare(page) {
    await putIntoCart(page)
    await page.reload()
  },
}

/** Pages with something that stays in sight over them: a header, a bar, a drawer, a question. */
const covered: Record<string, View> = {
  'the home page below the question on cookies': views.home.page,
  'the menu of a telephone': views.home['menu of a telephone'],
  'the filters of a telephone': views.category['filters of a telephone'],
  'a matrix of variants above the bar to buy by': views.product['with a matrix'],
  'a product above the bar to buy by': { path: fan.path },
  'the cart': filledCart,
  'a bulk order': views['bulk-order']['with lines'],
}

for (const [name, view] of Object.entries(covered)) {
  for (const width of view.belowEm ? [390] : [390, 1366]) {
    test(`WCAG 2.4.11 ${name}, ${width} px: no focus of the keyboard is hidden`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(String(view.path))
      await hydrated(page)
      await view.prepare?.(page)
      await hydrated(page)
      for (let press = 0; press < 70; press++) {
        await page.keyboard.press('Tab')
        // The question opens with the first key, but not in the checkout: not over a later focus.
        if (press === 0 && view !== filledCart) await expect(page.locator('.consent')).toBeVisible()
        // Strips scroll smoothly.
        await expect.poll(() => hiddenFocus(page), { timeout: 3000 }).toBeNull()
      }
    })
  }
}

/** The focused element, if no point of it can be seen. */
function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined
    const isSeen = [focused, label].some((element) => {
      if (!element) return false
      const { left, top, width, height } = element.getBoundingClientRect()
      return [0.1, 0.5, 0.9].some((x) =>
        [0.1, 0.5, 0.9].some((y) => {
          const at = document.elementFromPoint(left + width * x, top + height * y)
          return at !== null && (element.contains(at) || at.contains(focused))
        }),
      )
    })
    return isSeen ? null : focused.outerHTML.slice(0, 120)
  })
}
