import { afterEach, describe, it, vi } from 'vitest'
import '../client/bulk-order/bulk-order.ts'
import '../client/checkout/details/checkout-inputs.ts'
import '../client/compare/compare.ts'
import '../client/layout/header/closed-banners.ts'
import '../client/layout/modals/closed-modals.ts'
import '../client/layout/modals/redirect-modal-is-open.ts'
import '../client/layout/notices/consent.ts'
import '../client/product/strips/last-visited.ts'
import { rememberCampaign } from '../client/events/remember-campaign.ts'
import { seasonalCookie } from '../client/layout/modals/seasonal-cookie.ts'
import { localeCookie } from '../client/layout/notices/locale-cookie.ts'
import { flash } from '../client/storage/flash-message.ts'
import { declaredPrivacy } from '../client/storage/persisted-signal.ts'
import { api } from '../domain/api.ts'
import { routesOf } from '../domain/routes.ts'
import { createApp } from './app.ts'
import { setCheckoutCookie } from './request/cookies/checkout-cookie.ts'
import { setPreferenceCookie } from './request/cookies/cookies.ts'
import { setGiftsCookie } from './request/cookies/gifts-cookie.ts'
import { rememberPlacedOrder } from './request/cookies/placed-order-cookie.ts'
import { setCartTokenCookie, startSession } from './request/cookies/session.ts'
import { inContext, testEnv } from './testing/fake-backend.ts'

const hour = 3600
const day = 24 * hour

/** Storage of each §4 persisted client state, with its lifetime in seconds if it expires. */
const items: Record<string, ['cookie', string, number] | ['device' | 'personal' | 'tab', string]> =
  {
    'cart data, by its token': ['cookie', 'cart', day],
    'guest cart token': ['cookie', 'cart', day],
    'selected country': ['personal', 'personal.checkout-inputs.v2'],
    'billing country': ['personal', 'personal.checkout-inputs.v2'],
    'delivery slot': ['cookie', 'checkout', day],
    payment: ['cookie', 'checkout', day],
    shipper: ['cookie', 'checkout', day],
    'shipper branch': ['cookie', 'checkout', day],
    'placed order': ['cookie', 'placed_order', hour],
    'selected gifts': ['cookie', 'gifts', day],
    'bulk order': ['personal', 'personal.bulk-order.v2'],
    'compare product ids': ['device', 'compare.v1'],
    'cookie consent closed': ['device', 'consent.v1'],
    'language banner': ['device', 'closed-banners.v1'],
    'flash messages': ['tab', 'flash.v1'],
    'entry modals closed': ['device', 'closed-modals.v1'],
    'redirect modal open': ['device', 'redirect-modal.v1'],
    'top banner closed': ['device', 'closed-banners.v1'],
    'last visited product ids': ['device', 'last-visited.v1'],
    'session uuid': ['cookie', 'recommendations', day],
    'UTM params': ['cookie', 'utm', 30 * day],
    // From §9, not in the list of §4.
    'locale cookie': ['cookie', 'locale', 365 * day],
    'auth cookie': ['cookie', 'session', 7 * day],
    'user variant and groups': ['cookie', 'price_group', 7 * day],
    'seasonal modal': ['cookie', 'seasonal', 100 * day],
    'currency choice': ['cookie', 'currency', 365 * day],
  }

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Max-Age by name, of the cookies that Worker and browser write. */
async function lifetimes(): Promise<Map<string, number>> {
  const written = [seasonalCookie(), localeCookie('de')]
  vi.stubGlobal('document', {
    set cookie(text: string) {
      written.push(text)
    },
  })
  rememberCampaign('?utm_source=newsletter')
  const response = await inContext(
    testEnv(() => new Response()),
    async (c) => {
      setCartTokenCookie(c, 'guest-cart-token')
      setCheckoutCookie(c, { shipperId: 'dhl', branchId: null, paymentId: null, slotId: null }, '')
      setGiftsCookie(c, ['gift-1'])
      rememberPlacedOrder(c, 'order-token-0123456789')
      setPreferenceCookie(c, 'currency', 'EUR')
      await startSession(c, 'session-token', { variant: 'b2b', groups: [] })
      return c.body(null)
    },
  )
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ ids: [] }))
  const query = new URLSearchParams({ placement: 'home', personal: '1' })
  const recommended = await createApp().request(
    `http://shop.test${api.recommendations(query)}`,
    {},
    testEnv(() => new Response(null, { status: 404 }), {
      RECOMMENDER_URL: 'https://recommender-of-the-table.test',
    }),
  )
  for (const { headers } of [response, recommended]) written.push(...headers.getSetCookie())
  return new Map(
    written.flatMap((text) => {
      const [, name = '', seconds] = /^(\w+)=[^;]+;.*Max-Age=(\d+)/.exec(text) ?? []
      return seconds === undefined ? [] : [[name, Number(seconds)] as const]
    }),
  )
}

/** Session storage keys of notices for the next page. */
function storedByFlash(): unknown[] {
  const setItem = vi.fn<(name: string, value: string) => void>()
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem })
  flash({ kind: 'info', text: 'Bis gleich.' })
  return setItem.mock.calls.map(([name]) => name)
}

describe('§4 §9 persisted client state', () => {
  it.for(Object.entries(items))('%s', async ([, [place, name, seconds]], { expect }) => {
    if (place === 'cookie') expect((await lifetimes()).get(name)).toBe(seconds)
    else if (place === 'tab') expect(storedByFlash()).toEqual([name])
    else expect(declaredPrivacy().get(name)).toBe(place)
  })

  it('the checkout step is the page’s URL, in the order of the steps', ({ expect }) => {
    const { checkout, checkoutMethods, checkoutInfo } = routesOf('de')
    expect([checkout(), checkoutMethods(), checkoutInfo()]).toEqual([
      '/checkout',
      '/checkout/methods',
      '/checkout/info',
    ])
  })
})
