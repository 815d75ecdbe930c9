import { SELF, env } from 'cloudflare:test'
import { afterEach, describe, it } from 'vitest'
import { getCountries, getCurrencies, getGlobals } from '../../domain/contract/store.ts'
import { getReviews } from '../../domain/contract/store-products.ts'
import { subscribeNewsletter } from '../../domain/contract/store-services.ts'
import { getOrderByToken } from '../../domain/contract/store-checkout.ts'
import { readConfig } from '../env.ts'
import { withInjectedFaults } from '../faults/faults.ts'
import { request } from './request.ts'
import { guestCart, orderBody, place } from './shop.ts'

describe('§7 store', () => {
  it('gives currencies, countries and globals', async ({ expect }) => {
    expect((await request(getCurrencies)).response.data.map(({ code }) => code)).toEqual([
      'EUR',
      'CZK',
    ])
    expect((await request(getCountries, { locale: 'cs' })).response.data[0]).toMatchObject({
      code: 'DEU',
      title: 'Německo',
    })
    const { response } = await request(getGlobals, { currency: 'CZK', locale: 'cs' })
    expect(response.data).toMatchObject({ freeShippingAt: 2500, contact: { city: 'Leipzig' } })
  })

  it('pages reviews', async ({ expect }) => {
    const { response } = await request(getReviews, {
      params: { productId: 'badluefter-silva' },
      query: { perPage: '1' },
    })
    expect(response.meta.pagination).toEqual({
      total: 2,
      perPage: 1,
      currentPage: 1,
      totalPages: 2,
    })
    expect(response.data[0]).toMatchObject({ author: 'Ute', verified: true })
    const written = await request(getReviews, {
      params: { productId: 'badluefter-silva' },
      query: { onlyWithReview: '1' },
    })
    expect(written.response.meta.pagination.total).toBe(1)
    expect((await request(getReviews, { params: { productId: 'nope' } })).status).toBe(404)
  })
})

describe('pay', () => {
  async function onlineOrder() {
    await env.DB.prepare(`UPDATE variant SET stock = 10000 WHERE id = 's100'`).run()
    const { response } = await place(
      await guestCart('s100'),
      orderBody(35.9, { payment_id: 'card' }),
    )
    return response.data
  }

  function press(url: string, result: string) {
    const page = url.replace('/pay/', '/pay/sandbox/')
    const body = new URLSearchParams({ result })
    return SELF.fetch(`http://backend${page}`, { method: 'POST', body, redirect: 'manual' })
  }

  it('redirects from the order to the page and back, paid once', async ({ expect }) => {
    const order = await onlineOrder()
    expect(order.paymentUrl).toBe(`/pay/${order.token}`)
    const page = await SELF.fetch(`http://backend${order.paymentUrl}`)
    expect(await page.text()).toContain('35,90')
    const declined = await press(order.paymentUrl ?? '', 'declined')
    expect(declined.headers.get('Location')).toMatch(
      /^\/checkout\/payment\/callback\?order=.+&result=declined&time=\d+&signature=[0-9a-f]{64}$/,
    )
    await press(order.paymentUrl ?? '', 'paid')
    await press(order.paymentUrl ?? '', 'declined')
    const { response } = await request(getOrderByToken, {
      query: {},
      params: { token: order.token },
    })
    expect(response.data).toMatchObject({ status: 'paid', paymentUrl: null })
  })

  it('answers 404 for other orders', async ({ expect }) => {
    expect((await SELF.fetch('http://backend/pay/nope')).status).toBe(404)
    expect((await press((await onlineOrder()).paymentUrl ?? '', 'gift')).status).toBe(422)
  })
})

describe('outbox', () => {
  it('shows mails if it is enabled', async ({ expect }) => {
    await request(subscribeNewsletter, {
      body: { email: 'a@b.example', callbackUrl: '/', terms: true },
    })
    const list = await SELF.fetch('http://backend/outbox?format=json')
    const { data } = await list.json<{ data: { id: string }[] }>()
    const mail = await SELF.fetch(`http://backend/outbox/${data[0]?.id}`)
    expect(mail.headers.get('Content-Type')).toContain('text/html')
    expect(await mail.text()).toContain('LuftBasis')
  })
})

describe('faults', () => {
  afterEach(() => SELF.fetch('http://backend/__faults', { method: 'DELETE' }))

  function set(fault: object) {
    return SELF.fetch('http://backend/__faults', { method: 'POST', body: JSON.stringify(fault) })
  }

  it('breaks single calls and restores them', async ({ expect }) => {
    const currencies = 'http://backend/store/api/v1/currencies'
    await set({ path: '/store/api/v1/currencies', mode: '500' })
    expect((await SELF.fetch(currencies)).status).toBe(500)
    await set({ path: '/store/api/v1/currencies', mode: 'invalid-json' })
    expect(await (await SELF.fetch(currencies)).text()).toBe('{"data": [')
    await set({ path: '/store/api/v1/currencies', mode: 'timeout', ms: 30 })
    expect((await SELF.fetch(currencies)).status).toBe(200)
    await set({ path: '/store/api/v1/currencies', mode: 'refuse' })
    const served = withInjectedFaults(new Request(currencies), env, () => SELF.fetch(currencies))
    await expect(served).rejects.toThrow('Refused on purpose')
    await SELF.fetch('http://backend/__faults', { method: 'DELETE' })
    expect((await SELF.fetch(currencies)).status).toBe(200)
    expect((await set({ path: 'x', mode: 'y' })).status).toBe(422)
  })
})

describe('configuration', () => {
  it('names an invalid variable', ({ expect }) => {
    expect(() => readConfig({ ...env, SHOP_URL: 'shop' })).toThrow(/SHOP_URL/)
    expect(() => readConfig({ ...env, PAY_SECRET: 'short' })).toThrow(/PAY_SECRET/)
  })
})
