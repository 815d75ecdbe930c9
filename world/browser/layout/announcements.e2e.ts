import type { Page } from 'playwright/test'
import { fan, open, putIntoCart } from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'

declare global {
  interface Window {
    announced: string[]
  }
}

/** Records what changes in live regions. */
function listen(page: Page) {
  return page.evaluate(() => {
    window.announced = []
    const live = '[aria-live], [role=status], [role=alert], output'
    const observer = new MutationObserver((changes) => {
      const elements = changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes])
      const regions = elements.flatMap((node) => {
        const element = node instanceof Element ? node : node.parentElement
        if (!element) return []
        const above = element.closest(live)
        return [...(above ? [above] : []), ...element.querySelectorAll(live)]
      })
      for (const region of new Set(regions)) window.announced.push(region.textContent)
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}

const announced = (page: Page, text: RegExp) =>
  page.evaluate(
    (source) => window.announced.filter((each) => new RegExp(source).test(each)).length,
    text.source,
  )

test('WCAG 4.1.3 a step of the amount announces it on a product, also where it is clamped', async ({
  page,
}) => {
  await open(page, fan.path)
  await listen(page)
  const buy = page.locator('#buy')
  await buy.getByRole('button', { name: 'Menge erhöhen' }).press('Enter')
  await expect.poll(() => announced(page, /^2 Stk/)).toBe(1)
})

test('WCAG 4.1.3 the cart announces a changed amount and its total', async ({ page }) => {
  await putIntoCart(page, { amount: 2 })
  await open(page, '/checkout')
  await listen(page)
  await page.getByRole('button', { name: 'Menge erhöhen' }).press('Enter')
  await expect.poll(() => announced(page, /^3 Stk/)).toBe(1)
  await expect.poll(() => announced(page, /gesamt.*102,00/)).toBe(1)
})

for (const width of [390, 1366]) {
  test(`WCAG 4.1.3 a shipping method announces the new total once at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await putIntoCart(page)
    await open(page, '/checkout/methods')
    await listen(page)
    await page.locator('[name=shipperId][value=express]').press('Space')
    await expect
      .poll(() =>
        page
          .locator('.order-aside [aria-live]')
          .filter({ hasText: '48,90', visible: true })
          .count(),
      )
      .toBe(1)
  })
}

test('WCAG 4.1.3 a notification is announced once: no live region is within another', async ({
  page,
}) => {
  await putIntoCart(page, { amount: 2 })
  await open(page, '/checkout')
  await listen(page)
  const amount = page.locator('.cart-line [name=amount]')
  await amount.fill('9999')
  await amount.press('Enter')
  await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText('höchstens')
  expect(await announced(page, /höchstens/)).toBe(1)
})

test('WCAG 4.1.3 a removed line is announced with the focus on its undo, not a second time', async ({
  page,
}) => {
  await putIntoCart(page, { amount: 2 })
  await open(page, '/checkout')
  await listen(page)
  await page.getByRole('button', { name: /entfernen$/ }).press('Enter')
  const undo = page.getByRole('button', { name: 'Rückgängig' })
  await expect(undo).toBeFocused()
  await expect(undo).toHaveAccessibleDescription(/wurde entfernt/)
  await undo.press('Enter')
  await expect(page.locator('.cart-line')).toHaveCount(1)
  expect(await announced(page, /wurde entfernt/)).toBe(0)
})
