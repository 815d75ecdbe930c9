import { test, expect } from 'playwright/test'
import { sizesOf } from '../../bench/sizes.ts'

/** What pages have reached, so that none grows unnoticed; kilobytes after gzip. */
const budgets = [
  { path: '/', elements: 1025, html: 19, js: 126, scripts: 17 },
  { path: '/ventilatoren', elements: 1625, html: 17.7, js: 133.5, scripts: 23 },
  {
    path: '/produkt/zefyra-aura-badluefter-axial',
    elements: 1656,
    html: 29.8,
    js: 159,
    scripts: 35,
  },
  { path: '/suche?q=rohrventilator', elements: 1540, html: 17.3, js: 139, scripts: 24 },
  { path: '/seite/impressum', elements: 480, html: 8.9, js: 123, scripts: 14 },
  { path: '/login', elements: 375, html: 7.7, js: 125.5, scripts: 15 },
  { path: '/checkout', elements: 100, html: 5.4, js: 135.5, scripts: 24 },
]

test('design §9 weight: no page loads more than it is known to without a press', async ({
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
