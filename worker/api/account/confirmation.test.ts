import { beforeEach, describe, expect, it } from 'vitest'
import { accountApi } from '../../../domain/account/account-api.ts'
import { routesOf } from '../../../domain/routes.ts'
import { cookiesOf, createShopper } from '../../testing/fake-shopper.ts'
import { cartToken, createFakeStore, type FakeStore, refused } from '../../testing/fake-store.ts'
import { cart, order } from '../../testing/sample-shop.ts'

const call = 'POST /api/v1/confirmations'
const token = 'token-of-the-mail-0123456789'
const purposes = ['order', 'inquiry', 'watcher', 'account']

let store: FakeStore
beforeEach(() => void (store = createFakeStore()))

async function confirm(purpose: string) {
  const response = await createShopper(store).form(accountApi.confirmation, { token, purpose })
  const html = await response.text()
  return { status: response.status, html, main: /<main.*<\/main>/s.exec(html)?.[0] ?? '' }
}

describe('design §8 the emailed confirmation link', () => {
  it.each(purposes)('reports a repeated press (%s) as done, not as a failure', async (purpose) => {
    store.responses[call] = () =>
      refused(422, { code: 'used', title: 'Das ist bereits bestätigt.' })
    const { main } = await confirm(purpose)
    expect(main).toContain('Schon bestätigt')
    expect(main).toContain('Das ist bereits bestätigt.')
    expect(main).not.toContain('nicht geklappt')
    expect(main.includes(`href="${routesOf('de').login()}"`)).toBe(purpose === 'account')
  })

  it.each(purposes)(
    'reports an unknown or expired one (%s) with the store’s message',
    async (purpose) => {
      store.responses[call] = () => refused(404, { code: 'not_found', title: 'Unbekannter Link.' })
      const { status, main } = await confirm(purpose)
      expect(status).toBe(404)
      expect(main).toContain('nicht geklappt')
      expect(main).toContain('Unbekannter Link.')
      expect(main.includes(`href="${routesOf('de').register()}"`)).toBe(purpose === 'account')
    },
  )

  it('§3 §5 shows what the order costs above its button, and again after an outage', async () => {
    store.responses[`GET /api/v1/confirmations/${token}`] = () => ({
      data: { kind: 'order', total: { amount: 118.9, currencyCode: 'EUR' } },
    })
    store.responses[call] = () => new Response(null, { status: 500 })
    const opened = await createShopper(store).get(`${routesOf('de').userActivate()}?order=${token}`)
    const pressed = await confirm('order')
    for (const html of [await opened.text(), pressed.html]) {
      const [before = ''] = html.split('Zahlungspflichtig bestellen')
      expect(before.replaceAll('\u00a0', ' ')).toMatch(/<p>Gesamtbetrag.*<strong>118,90 €/)
    }
  })

  it('leads back to the cart when an order has changed since', async () => {
    const title = 'Der Gesamtbetrag hat sich geändert.'
    store.responses[call] = () => refused(409, { code: 'price_changed', title })
    const { status, main } = await confirm('order')
    expect(status).toBe(422)
    expect(main).toContain(title)
    expect(main).toContain(`href="${routesOf('de').checkout()}"`)
  })

  it.each([
    ['an empty cart: clears choices and gifts', { ...cart, items: [] }, true],
    ['other items in the cart: leaves their checkout alone', cart, false],
    ['an unknown cart: leaves everything alone', null, false],
  ] as const)('of an order, opened with %s', async (_, found, isCleared) => {
    store.responses[call] = () => ({ data: { kind: 'order', order, access_token: null } })
    store.responses['GET /api/v1/cart'] = () =>
      found
        ? { data: found, meta: { custom: { cartToken } } }
        : new Response('<html>', { status: 502 })
    const shopper = createShopper(store, 'dhl~~card', '', 'gifts=filter')
    const response = await shopper.form(accountApi.confirmation, { token, purpose: 'order' })
    expect([response.status, response.headers.get('Location')]).toEqual([
      303,
      routesOf('de').checkoutFinished(order.token),
    ])
    const cookies = cookiesOf(response)
    expect([/\bcheckout=;/.test(cookies), /\bgifts=;/.test(cookies)]).toEqual([
      isCleared,
      isCleared,
    ])
  })

  it('keeps the button while the store is unreachable', async () => {
    store.responses[call] = () => new Response('<html>', { status: 502 })
    const { status, main } = await confirm('account')
    expect(status).toBe(503)
    expect(main).toContain(`name="token" value="${token}"`)
  })
})
