import { test, expect } from 'playwright/test'
import { sizesOf, type Visitor } from '../../bench/sizes.ts'
import { fan, newEmail, registerBy } from '../../e2e/steps.ts'

const listing = '/ventilatoren/bad-kleinraumluefter'

interface Budget {
  path: string
  elements?: number
  html?: number
  js: number
  css?: number
  scripts: number
}

/** Size budgets of pages, in kilobytes after gzip. */
const budgets: readonly Budget[] = [
  { path: '/', elements: 870, html: 13.9, js: 97.8, css: 16, scripts: 12 },
  { path: '/ventilatoren', elements: 1250, html: 14.2, js: 96.8, css: 18, scripts: 12 },
  { path: listing, elements: 1290, html: 15.6, js: 96.8, css: 18, scripts: 12 },
  { path: fan.path, elements: 1240, html: 20, js: 99.7, css: 19.7, scripts: 12 },
  { path: '/suche?q=rohrventilator', elements: 1200, html: 14, js: 100, css: 18.5, scripts: 13 },
  { path: '/seite/impressum', elements: 430, html: 6.1, js: 95, css: 19, scripts: 13 },
  { path: '/artikel/badluefter-waehlen', js: 93.4, css: 19, scripts: 14 },
  { path: '/login', elements: 325, html: 5.2, js: 88, css: 19.3, scripts: 10 },
  { path: '/checkout', elements: 100, html: 3, js: 112, css: 20, scripts: 16 },
]

/** The same script with something in the cart (decision 0136). */
const budgetsWithCart = budgets.map(({ path, js, scripts }) => ({ path, js, scripts }))

/** For a customer the script that asks for the name is added (decision 155). */
const budgetsOfCustomer = budgetsWithCart.map(({ path, js, scripts }) => ({
  path,
  js: js + 0.7,
  scripts: scripts + 1,
}))

interface Case {
  who: string
  pages: readonly Budget[]
  visitor?: Visitor
}

const { variantId } = fan
const cases: Case[] = [
  { who: 'a new visitor', pages: budgets },
  { who: 'a visitor with a cart', pages: budgetsWithCart, visitor: { variantId } },
  {
    who: 'a customer with a cart',
    pages: budgetsOfCustomer.filter(({ path }) => path !== '/login'),
    // Without a wish list, which loads the hearts of its products.
    visitor: { variantId, email: newEmail('gewicht') },
  },
]

for (const { who, pages, visitor } of cases) {
  test(`design §9 weight: no page of ${who} exceeds its size budget without an interaction`, async ({
    baseURL,
    request,
  }) => {
    test.setTimeout(120_000)
    if (visitor?.email) await registerBy(request, { fullName: 'Karin Neu', email: visitor.email })
    const sizes = await sizesOf(
      pages.map(({ path }) => baseURL + path),
      visitor,
    )
    for (const [index, { path, ...most }] of pages.entries()) {
      for (const [what, limit] of Object.entries(most)) {
        const size = Object.entries(sizes[index] ?? {}).find(([name]) => name === what)?.[1]
        expect.soft(size, `${path} ${what}`).toBeLessThanOrEqual(limit)
      }
    }
  })
}
