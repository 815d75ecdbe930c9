import type { Page, Route } from 'playwright/test'
import { fan, putIntoCart, register, signIn } from '../../e2e/steps.ts'
import { hydrated, test } from '../../e2e/test.ts'

/**
 * Serialises scripts that the document does not name, so that each hydrates with the others' state.
 */
async function loadPartsInTurn(page: Page, path: string, take: (held: Route[]) => Route) {
  const held: Route[] = []
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
    if (/^\/assets\/(?!texts-).*\.js$/.test(pathname) && !named.has(pathname)) held.push(route)
    else await route.continue()
  })
  await page.goto(path)
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  let isReady = false
  const ready = hydrated(page).then(() => (isReady = true))
  while (!isReady) {
    if (held.length > 0) await take(held).continue()
    // Time for the script's requests and the render of their responses.
    await page.waitForTimeout(250)
  }
  await ready
}

const orders = {
  'as they are asked for': (held: Route[]) => held.splice(0, 1),
  'the last one first': (held: Route[]) => held.splice(-1, 1),
}

// Client state of a part must not mismatch its HTML: React would re-render it.
for (const [name, splice] of Object.entries(orders)) {
  test(`§4 deferred parts hydrate beside customer data, ${name}`, async ({ page }) => {
    test.slow()
    await signIn(page, await register(page))
    await putIntoCart(page, { amount: 2 })
    for (const path of [fan.path, '/checkout']) {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await loadPartsInTurn(page, path, (held) => {
        const [route] = splice(held)
        if (!route) throw new Error('Nothing is held')
        return route
      })
    }
  })
}
