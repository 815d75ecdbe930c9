import { test, expect } from 'playwright/test'
import { sizesOf } from '../../bench/sizes.ts'

/** Size budgets of pages, in kilobytes after gzip. */
const budgets = [
  { path: '/', elements: 1025, html: 19, js: 98, scripts: 12 },
  { path: '/ventilatoren', elements: 1625, html: 17.7, js: 97.5, scripts: 14 },
  {
    path: '/produkt/zefyra-aura-badluefter-axial',
    elements: 1656,
    html: 29.8,
    js: 99.5,
    scripts: 12,
  },
  { path: '/suche?q=rohrventilator', elements: 1540, html: 17.3, js: 100, scripts: 16 },
  { path: '/seite/impressum', elements: 480, html: 8.9, js: 99.5, scripts: 13 },
  { path: '/login', elements: 375, html: 7.7, js: 88, scripts: 10 },
  { path: '/checkout', elements: 100, html: 5.4, js: 112, scripts: 17 },
]

test('design §9 weight: no page exceeds its size budget without an interaction', async ({
  baseURL,
}) => {
  test.setTimeout(120_000)
  const sizes = await sizesOf(budgets.map(({ path }) => baseURL + path))
  for (const [index, { path, ...most }] of budgets.entries()) {
    const size = sizes[index]
    for (const [what, limit] of Object.entries(most)) {
      expect.soft(size, `${path} ${what}`).toHaveProperty(what)
      expect.soft(size?.[what as keyof typeof most], `${path} ${what}`).toBeLessThanOrEqual(limit)
    }
  }
})
