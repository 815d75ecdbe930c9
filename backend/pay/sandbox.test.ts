import { env } from 'cloudflare:test'
import { beforeEach, describe, it } from 'vitest'
import type { Order } from '../../domain/order/order.ts'
import { app } from '../app.ts'
import { guestCart, orderBody, place, restock, valueOf } from '../testing/shop.ts'

/** As in production: no online payment. */
const withoutProvider = { ...env, PAY_SANDBOX: '0' }

function fetchBackend(path: string, init: RequestInit = {}, bindings: object = withoutProvider) {
  return app.request(path, init, bindings, {
    waitUntil: () => {},
    passThroughOnException: () => {},
    props: {},
  })
}

async function payments(
  cartToken: string,
  bindings: object,
): Promise<{ id: string; online: boolean }[]> {
  const headers = { 'X-Cart-Token': cartToken }
  const response = await fetchBackend('/store/api/v1/cart/payments', { headers }, bindings)
  return (await response.json<{ data: { id: string; online: boolean }[] }>()).data
}

const statusOf = ({ id }: Order) => valueOf('SELECT status FROM sale_order WHERE id = ?1', id)

beforeEach(() => restock('s100', 10))

describe('design §8 without a payment provider', () => {
  it('offers no online payment, and all other methods', async ({ expect }) => {
    const cart = await guestCart('s100')
    const on = await payments(cart, env)
    expect(on.some(({ online }) => online)).toBe(true)
    expect(await payments(cart, withoutProvider)).toEqual(on.filter(({ online }) => !online))
  })

  it('takes no order with online payment', async ({ expect }) => {
    const response = await fetchBackend('/store/api/v1/cart/place', {
      method: 'POST',
      headers: { 'X-Cart-Token': await guestCart('s100'), 'Content-Type': 'application/json' },
      body: JSON.stringify(orderBody(35.9, { payment_id: 'card' })),
    })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: [{ code: 'payment_blocked' }] })
  })

  it('redirects nobody to the test page, on which no press pays an order', async ({ expect }) => {
    const card = orderBody(35.9, { payment_id: 'card' })
    const order = (await place(await guestCart('s100'), card)).response.data
    const page = `/pay/${order.token}`
    expect((await fetchBackend('/pay', {}, env)).status, 'PAY_SANDBOX says so on its page').toBe(
      200,
    )
    expect((await fetchBackend('/pay')).status).toBe(404)
    const response = await fetchBackend(page)
    expect([response.status, response.headers.get('Location')]).toEqual([
      303,
      `/checkout/payment/callback?order=${order.token}&result=unavailable`,
    ])
    const nobodys = await fetchBackend(`/pay/${'x'.repeat(43)}`)
    expect(nobodys.headers.get('Location'), 'the shop says that there is no such order').toBe(
      `/checkout/payment/callback?order=${'x'.repeat(43)}`,
    )
    const body = new URLSearchParams({ result: 'paid' })
    const sandbox = `/pay/sandbox/${order.token}`
    expect((await fetchBackend(sandbox)).status).toBe(404)
    expect((await fetchBackend(sandbox, { method: 'POST', body })).status).toBe(404)
    expect(await statusOf(order)).toBe('new')

    const open = await fetchBackend(`/store/api/v1/orders/token/${order.token}`)
    expect(await open.json()).toMatchObject({ data: { status: 'new', paymentUrl: null } })
    const payments = await fetchBackend(`/store/api/v1/orders/token/${order.token}/payments`)
    expect(await payments.json()).toMatchObject({ data: [{ id: 'prepayment' }] })
  })
})
