import { describe, it } from 'vitest'
import { pageVersion } from './loaders/page-version.ts'
import { createShopper } from './testing/fake-shopper.ts'
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
