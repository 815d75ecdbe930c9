import { afterEach, describe, it, vi } from 'vitest'
import { screenRoutes } from '../domain/screens/screens.gen.ts'
import { pageVersion } from './loaders/page-version.ts'
import { createShopper } from './testing/fake-shopper.ts'
import { exampleBackend } from './testing/example-backend.ts'
import { exampleShop } from './testing/fake-shop.ts'
import { createFakeStore } from './testing/fake-store.ts'

const versionIn = (text = '') => /"assetVersion":"([^"]*)"/.exec(text)?.[1]

/** Versions of a page's layout data and of its own data, for a visitor with these cookies. */
async function versionsOf(cookies: string) {
  const shopper = createShopper(createFakeStore(), 'dhl~~card', '', cookies)
  const page = await (await shopper.get('/checkout/info')).text()
  const layout = /"(\/_layout\/[^"]*)"/.exec(page)?.[1] ?? ''
  const responses = await Promise.all([layout, '/_data/checkout/info'].map(shopper.get))
  return Promise.all(responses.map(async (response) => versionIn(await response.text())))
}

describe('§3 currency: a page and its data', () => {
  it('have one version, another one for each currency and display of prices', async ({
    expect,
  }) => {
    const euro = pageVersion({ currency: 'EUR', netPrices: false })
    const crowns = pageVersion({ currency: 'CZK', netPrices: false })
    const net = pageVersion({ currency: 'EUR', netPrices: true })
    expect(new Set([euro, crowns, net]).size).toBe(3)
    expect(await versionsOf('')).toEqual([euro, euro])
    expect(await versionsOf('display_vat=1')).toEqual([net, net])
  })
})

describe('design §5 content cache: the data of a page', () => {
  afterEach(() => void vi.restoreAllMocks())

  const publicPaths = Object.values(screenRoutes).flatMap(({ paths, access }) =>
    access === 'public' ? paths.de.replace(/:slug\*?/, 'beispiel') : [],
  )

  it('takes no call of the backend once its parts are stored, on any public page', async ({
    expect,
  }) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let calls = 0
    const { visit } = exampleShop({
      backend: async (request) => {
        const { url, method } = request
        const body = await request.clone().text()
        const response = await exampleBackend(url, { method, ...(body && { body }) })
        // Failures are not stored: calls without an example are sent again.
        if (response.ok) calls += 1
        return undefined
      },
    })
    const repeated: Record<string, number> = {}
    for (const path of publicPaths) {
      // Parts with unbounded keys are stored from their second read on.
      // oxlint-disable-next-line no-await-in-loop -- one visit after the other
      for (let read = 0; read < 2; read++) await visit(`/_data${path}`)
      calls = 0
      // oxlint-disable-next-line no-await-in-loop
      const { status } = await visit(`/_data${path}`)
      if (status === 200) repeated[path] = calls
    }
    expect(Object.keys(repeated).length).toBeGreaterThan(15)
    expect(Object.entries(repeated).filter(([, count]) => count > 0)).toEqual([])
  })
})
