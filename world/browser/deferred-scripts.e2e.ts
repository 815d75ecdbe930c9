import type { Page } from 'playwright/test'
import { byParcel, fan, putIntoCart } from '../../e2e/steps.ts'
import { expect, hydrated, test } from '../../e2e/test.ts'
import { makeCustomer, type PersonalPaths } from './layout/customer-with-data.ts'

const category = '/ventilatoren/bad-kleinraumluefter'

const publicPaths = [
  '/',
  '/ventilatoren',
  category,
  `${category}?f_dn=100`,
  `${category}?price_from=90000`,
  '/rohre-kanaele/wickelfalzrohr',
  fan.path,
  '/produkt/tubavent-rondo-wickelfalzrohr',
  '/suche?q=rohr+dn+125',
  '/suche?q=zzzzqqq',
  '/artikel',
  '/artikel/badluefter-waehlen',
  '/glossar',
  '/alle-hilfethemen',
  '/haeufige-fragen',
  '/seite/versand-und-zahlung',
  '/marken',
  '/niederlassung/leipzig',
  '/rechner/druckverlust',
  '/luefter-berater',
  '/lueftungsplaner',
  '/compare',
  '/sammelbestellung',
  '/login',
  '/register',
  '/checkout',
  '/checkout/methods',
  '/checkout/info',
]

const customerPaths = [
  (paths: PersonalPaths) => paths.order,
  (paths: PersonalPaths) => paths.list,
  (paths: PersonalPaths) => paths.finished,
  () => '/user/dashboard',
  () => '/user/wishlist',
  () => '/checkout',
]

declare global {
  interface Window {
    /** Removed server elements, by class and beginning of their text. */
    lost: string[]
  }
}

/** Records from the start which elements with text a script removes. */
async function watchLosses(page: Page) {
  await page.addInitScript(() => {
    window.lost = []
    const sent = new WeakSet<Node>()
    const isRead = (node: Node) => (node.textContent ?? '').trim().length > 12
    const watch = new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records) {
        for (const node of removedNodes)
          if (node instanceof HTMLElement && sent.has(node) && isRead(node))
            window.lost.push(`${node.tagName}.${node.className}: ${node.textContent?.slice(0, 60)}`)
        if (document.readyState !== 'loading') continue
        for (const node of addedNodes) sent.add(node)
      }
    })
    watch.observe(document, { childList: true, subtree: true })
  })
}

/** Opens a page whose lazy parts have no scripts yet; the returned function releases them. */
async function openWithoutParts(page: Page, path: string): Promise<() => void> {
  await watchLosses(page)
  const { promise: free, resolve: release } = Promise.withResolvers<void>()
  let named = new Set<string>()
  await page.route('**/*', async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (request.isNavigationRequest()) {
      const response = await route.fetch()
      const body = await response.text()
      named = new Set(body.match(/\/assets\/[^"]+\.js/g))
      return route.fulfill({ response, body })
    }
    if (/^\/assets\/(?!texts-).*\.js$/.test(pathname) && !named.has(pathname)) await free
    return route.continue()
  })
  await page.goto(path)
  await page.mouse.move(20, 20)
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  return release
}

/** Causes of re-renders: resizing, returning, scrolling, SWR responses. */
async function disturb(page: Page) {
  await page.setViewportSize({ width: 900, height: 800 })
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    dispatchEvent(new Event('focus'))
    scrollTo(0, 600)
  })
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)))
}

const losses = (page: Page) => page.evaluate(() => window.lost)

async function expectWhole(page: Page, path: string) {
  const release = await openWithoutParts(page, path)
  await disturb(page)
  expect(await losses(page)).toEqual([])
  release()
  await hydrated(page)
  expect(await losses(page)).toEqual([])
}

test('§4 a tile under the pointer keeps its HTML while its chunks load', async ({ page }) => {
  const release = await openWithoutParts(page, category)
  const tile = page.locator('.tile:has(.tile__colours)').first()
  await tile.hover()
  await expect(tile.locator('.tile__colours')).toBeVisible()
  expect(await losses(page)).toEqual([])
  release()
  await hydrated(page)
  expect(await losses(page)).toEqual([])
  await page.mouse.move(0, 0)
  await tile.hover()
  await expect(tile.getByRole('list', { name: 'Andere Farben' })).toBeVisible()
})

for (const path of publicPaths) {
  test(`§9 ${path} keeps its HTML while its chunks load`, async ({ page }) => {
    if (path.startsWith('/checkout')) await putIntoCart(page, { amount: 2 })
    if (path === '/checkout/info')
      await page.request.post('/api/checkout/methods', { data: byParcel })
    await expectWhole(page, path)
  })
}

test('§9 account pages keep their HTML while their chunks load', async ({ page }) => {
  test.slow()
  const paths = await makeCustomer(page.request)
  await putIntoCart(page, { amount: 2 })
  for (const pathOf of customerPaths) {
    const one = await page.context().newPage()
    await expectWhole(one, pathOf(paths))
    await one.close()
  }
})

test('§9 a variant selected before the chunks have loaded removes nothing from the page', async ({
  page,
}) => {
  const release = await openWithoutParts(page, fan.path)
  /** The sizes in headings follow the choice, the headings themselves stay. */
  const headings = async () =>
    (await page.locator('.product h2').allTextContents()).map((title) => title.replace(/\d+/g, '…'))
  const before = await headings()
  expect(before.length).toBeGreaterThan(8)
  const url = page.url()
  await page.locator('.matrix a:not([aria-current])').first().click()
  await expect(page).not.toHaveURL(url)
  await disturb(page)
  expect(await losses(page)).toEqual([])
  expect(await headings()).toEqual(before)
  release()
  await hydrated(page)
  await expect.poll(headings).toEqual(before)
})
