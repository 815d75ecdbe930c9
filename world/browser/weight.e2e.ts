import { test, expect } from 'playwright/test'
import { sizesOf } from '../../bench/sizes.ts'
import { fan } from '../../e2e/fan.ts'

const listing = '/ventilatoren/bad-kleinraumluefter'

/** Size budgets of pages, in kilobytes after gzip. */
const budgets = [
  { path: '/', elements: 870, html: 13.9, js: 94.3, css: 16.6, scripts: 9 },
  { path: '/ventilatoren', elements: 1250, html: 14.2, js: 96, css: 18, scripts: 9 },
  { path: listing, elements: 1290, html: 15.6, js: 96, css: 18, scripts: 9 },
  { path: fan.path, elements: 1240, html: 20, js: 96.4, css: 19.7, scripts: 9 },
  { path: '/suche?q=rohrventilator', elements: 1200, html: 14, js: 96.2, css: 18.5, scripts: 10 },
  { path: '/seite/impressum', elements: 430, html: 6.1, js: 92.2, css: 19, scripts: 10 },
  { path: '/artikel/badluefter-waehlen', js: 90.4, css: 19, scripts: 11 },
  { path: '/login', elements: 325, html: 5.2, js: 85, css: 19.3, scripts: 7 },
  { path: '/checkout', elements: 100, html: 3, js: 109.5, css: 20, scripts: 13 },
]

/** The same script with something in the cart (decision 0136). */
const budgetsWithCart = budgets.map(({ path, js, scripts }) => ({ path, js, scripts }))

/** Two files more that check whose input it is. */
const budgetsWithInput = budgets.map(({ path, js, scripts }) => ({
  path,
  js: js + 1.6,
  scripts: scripts + 2,
}))

/** One file more for the name of a customer (decision 0155); `/login` sends customers home. */
const budgetsOfCustomers = [
  ...budgetsWithCart
    .filter(({ path }) => path !== '/login')
    .map(({ path, scripts }) => ({
      path,
      js: path === '/checkout' ? 109.5 : 97.8,
      scripts: scripts + 1,
    })),
  { path: '/user/orders', js: 97, scripts: 14 },
  { path: '/user/dashboard', js: 89.2, scripts: 13 },
  { path: '/user/password', js: 90, scripts: 13 },
  { path: '/user/settings', js: 93.5, scripts: 13 },
  { path: '/user/wishlist', js: 106.5, scripts: 14 },
]

/** Steps of the checkout, whose forms load with the first interaction (decision 0165). */
const budgetsOfSteps = [
  { path: '/checkout/methods', js: 86, scripts: 13 },
  { path: '/checkout/info', js: 86, scripts: 13 },
  { path: '/register', js: 86, scripts: 13 },
]

for (const { visitor, pages, has } of [
  { visitor: 'a new visitor', pages: budgets, has: {} },
  { visitor: 'a visitor with a cart', pages: budgetsWithCart, has: { variantId: fan.variantId } },
  { visitor: 'a visitor with typed input', pages: budgetsWithInput, has: { hasTyped: true } },
  { visitor: 'a customer', pages: budgetsOfCustomers, has: { isCustomer: true } },
  {
    visitor: 'a guest who orders',
    pages: budgetsOfSteps,
    has: { variantId: fan.variantId, hasMethods: true },
  },
  {
    visitor: 'a customer who orders',
    pages: budgetsOfSteps.filter(({ path }) => path !== '/register'),
    has: { variantId: fan.variantId, hasMethods: true, isCustomer: true },
  },
]) {
  test(`design §9 weight: no page of ${visitor} exceeds its size budget without an interaction`, async ({
    baseURL,
  }) => {
    test.setTimeout(120_000)
    const sizes = await sizesOf(
      pages.map(({ path }) => baseURL + path),
      has,
    )
    for (const [index, { path, ...most }] of pages.entries()) {
      for (const [what, limit] of Object.entries(most)) {
        const size = Object.entries(sizes[index] ?? {}).find(([name]) => name === what)?.[1]
        expect.soft(size, `${path} ${what}`).toBeLessThanOrEqual(limit)
      }
    }
  })
}
