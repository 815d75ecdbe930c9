import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { exampleConfiguration } from '../domain/contract/testing/examples/entities/page.ts'
import type { Feature } from '../domain/content/features.ts'
import { hasFeature } from '../domain/content/features.ts'
import { Configuration } from '../domain/site.ts'
import { markedShop, visible } from './testing/fields/marked-shop.ts'

interface Closed {
  /** The feature's own pages. */
  pages?: string[]
  /** The feature's own calls, by method. */
  calls?: string[]
  /** Links to the feature, and a page that has them. */
  leads?: [mark: RegExp, page: string]
}

/** Every flag of the contract, and what a shop without it lacks. */
const flags: Record<Feature, Closed> = {
  bulkOrder: {
    pages: ['/sammelbestellung'],
    calls: ['POST /api/bulk-order screen=bulk-order'],
    leads: [/href="\/sammelbestellung|class="[^"]*quick-order/, '/user/dashboard'],
  },
  variantBatch: {},
  compare: { pages: ['/compare'], leads: [/action="\/compare"|href="\/compare/, '/produkt/x'] },
  shoppingLists: {
    pages: ['/user/shoppinglists', '/user/shoppinglists/l1', '/shared-list/geheim123456'],
    calls: ['POST /api/user/lists/l1', 'POST /api/shared-lists/x', 'POST /api/cart/list'],
    leads: [/href="\/user\/shoppinglists|action="\/api\/cart\/list/, '/user/dashboard'],
  },
  addressList: {
    pages: ['/mein-konto/addressliste'],
    calls: ['POST /api/user/addresses', 'POST /api/user/addresses/a1'],
    leads: [/href="\/mein-konto\/addressliste/, '/user/dashboard'],
  },
  favourites: {
    pages: ['/user/wishlist'],
    calls: [
      'GET /api/wish-list',
      'GET /api/wish-list/items',
      'POST /api/wish-list/items',
      'DELETE /api/wish-list/items/v1',
    ],
    leads: [/href="\/user\/wishlist|action="\/api\/wish-list/, '/produkt/x'],
  },
  guestWishList: {},
  documents: {
    pages: ['/user/documents'],
    calls: ['GET /api/user/documents/d1.pdf'],
    leads: [/href="\/user\/documents/, '/user/dashboard'],
  },
  offers: {
    calls: ['POST /api/user/offers', 'POST /api/user/offers/o1/cart'],
    leads: [/value="offer"/, '/user/documents'],
  },
  warrantyClaims: {
    pages: ['/reklamation', '/user/claims'],
    calls: ['POST /api/claim'],
    leads: [/href="\/(?:reklamation|user\/claims)/, '/user/dashboard'],
  },
  wildcardProductLinks: {},
  magazine: {},
  smsMarketing: {},
  cardRequest: {},
  heureka: {},
  zbozi: {},
}

const names = Object.keys(flags) as Feature[]
const shop = markedShop(true)
const cookie = 'session=abcdefghijklmnopqrstuvwxyz0123456789; cart=abcdefghijklmnopqrstuvwxyz'

function configured(features: Partial<Record<Feature, boolean>>) {
  return { configuration: { ...exampleConfiguration, features } }
}

beforeEach(() => {
  for (const level of ['error', 'warn', 'info'] as const) {
    vi.spyOn(console, level).mockImplementation(() => {})
  }
})
afterEach(() => vi.restoreAllMocks())

const request = (call: string, isOn: boolean, feature: Feature) => {
  const [method = '', address = '', field = ''] = call.split(' ')
  const sent = Object.fromEntries(new URLSearchParams(field))
  const form = { form: { ...sent, lines: 'RV-0 2' } }
  return shop.visit(
    { address, cookie, method, ...(method === 'POST' && form) },
    configured({ [feature]: isOn }),
  )
}

describe('§9 feature flags', () => {
  it('are all in the table', ({ expect }) => {
    const known = Object.keys(Configuration.shape.features.def.innerType.shape)
    expect(names.toSorted()).toEqual(known.toSorted())
  })

  it.for(names)('%s: off, there is no page, no call and no link', async (name, { expect }) => {
    const { pages = [], calls = [], leads } = flags[name]
    for (const page of pages) {
      const place = { address: page, cookie }
      expect([page, (await shop.visit(place, configured({ [name]: false }))).status]).toEqual([
        page,
        404,
      ])
      expect([page, (await shop.visit(place, configured({ [name]: true }))).status]).not.toEqual([
        page,
        404,
      ])
      const data = { address: `/_data${page}`, cookie }
      const sent = await (await shop.visit(data, configured({ [name]: false }))).arrayBuffer()
      expect(new TextDecoder().decode(sent)).toContain('"status":404')
    }
    for (const call of calls) {
      expect([call, (await request(call, false, name)).status]).toEqual([call, 404])
    }
    if (!leads) return
    const [mark, page] = leads
    const place = { address: page, cookie }
    const html = async (isOn: boolean) =>
      visible(await shop.visit(place, configured({ documents: true, [name]: isOn })))
    expect(await html(true)).toMatch(mark)
    expect(await html(false)).not.toMatch(mark)
  })

  it('all off: no page links to one of them', async ({ expect }) => {
    const off = configured(Object.fromEntries(names.map((name) => [name, false])))
    const others = [
      '/',
      '/kategorie',
      '/produkt/x',
      '/checkout',
      '/user/dashboard',
      '/user/orders/o1',
    ]
    for (const address of others) {
      const html = await visible(await shop.visit({ address, cookie }, off))
      expect(html).toMatch(/^200/)
      for (const { leads } of Object.values(flags)) if (leads) expect(html).not.toMatch(leads[0])
    }
  })

  it.for(names)('%s: is off when the CMS does not name it', (name, { expect }) => {
    // Compare is on for this theme; the specification gives no default for the address list.
    expect(hasFeature({}, name)).toBe(['compare', 'addressList'].includes(name))
  })
})
