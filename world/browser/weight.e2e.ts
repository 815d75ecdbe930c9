import { test, expect } from 'playwright/test'
import { sizesOf } from '../../bench/sizes.ts'
import { fan } from '../../e2e/fan.ts'

/** Size budgets of pages, in kilobytes after gzip. */
const budgets = [
  { path: '/', elements: 995, html: 16.5, js: 98.2, scripts: 12 },
  { path: '/ventilatoren', elements: 1550, html: 16.8, js: 97.2, scripts: 12 },
  {
    path: '/produkt/zefyra-aura-badluefter-axial',
    elements: 1610,
    html: 25.8,
    js: 99.9,
    scripts: 12,
  },
  { path: '/suche?q=rohrventilator', elements: 1455, html: 16.5, js: 99.9, scripts: 12 },
  { path: '/seite/impressum', elements: 480, html: 8.3, js: 99.9, scripts: 13 },
  { path: '/artikel/badluefter-waehlen', js: 98.2, scripts: 14 },
  { path: '/login', elements: 375, html: 7.5, js: 88, scripts: 10 },
  { path: '/checkout', elements: 100, html: 5.4, js: 112, scripts: 16 },
]

/** The same script with something in the cart (decision 0136). */
const budgetsWithCart = budgets.map(({ path, js, scripts }) => ({ path, js, scripts }))

for (const { visitor, pages, variantId } of [
  { visitor: 'a new visitor', pages: budgets, variantId: undefined },
  { visitor: 'a visitor with a cart', pages: budgetsWithCart, variantId: fan.variantId },
]) {
  test(`design §9 weight: no page of ${visitor} exceeds its size budget without an interaction`, async ({
    baseURL,
  }) => {
    test.setTimeout(120_000)
    const sizes = await sizesOf(
      pages.map(({ path }) => baseURL + path),
      variantId,
    )
    for (const [index, { path, ...most }] of pages.entries()) {
      for (const [what, limit] of Object.entries(most)) {
        const size = Object.entries(sizes[index] ?? {}).find(([name]) => name === what)?.[1]
        expect.soft(size, `${path} ${what}`).toBeLessThanOrEqual(limit)
      }
    }
  })
}
