import { recordSuccess } from '../upstream/circuit.ts'
import { deliveryDay, pplPoint } from './fake-deliveries.ts'
import { card, cart, cod, countries, dhl, globals, line, order, pickup } from './sample-shop.ts'

export const cartToken = 'guest-cart-token-0123456789'
const meta = { custom: { cartToken } }

type ResponseBody = (body: unknown) => unknown

export interface RecordedRequest {
  call: string
  headers: Headers
  body: unknown
}

/** The store's answers, by `METHOD /path`; tests replace single ones. */
export function createFakeStore() {
  // The circuit belongs to the isolate: an outage in one test must not affect the next.
  for (const upstream of ['store', 'cms']) recordSuccess(`https://backend.internal/${upstream}`)
  const requested: RecordedRequest[] = []
  const responses: Record<string, ResponseBody> = {
    'GET /api/v1/cart': () => ({ data: cart, meta }),
    'POST /api/v1/cart/items': () => ({
      data: { cart, addedItem: line, changedAmount: null },
      meta,
    }),
    'DELETE /api/v1/cart/items': () => ({ data: { ...cart, items: [] }, meta }),
    'PATCH /api/v1/cart/items/line-1': () => ({
      data: { cart, updatedItem: line, changedAmount: null },
      meta,
    }),
    'DELETE /api/v1/cart/items/line-1': () => ({ data: { ...cart, items: [] }, meta }),
    'POST /api/v1/cart/coupon': () => ({ data: { ...cart, couponCode: 'LUFT10' } }),
    'DELETE /api/v1/cart/coupon': () => ({ data: cart }),
    'GET /api/v1/cart/shippers': () => ({ data: [dhl, pickup] }),
    'GET /api/v1/order-gifts': () => ({ data: [] }),
    'GET /api/v1/branches': () => ({
      data: [pplPoint],
      meta: { pagination: { total: 1, perPage: 20, currentPage: 1, totalPages: 1 } },
    }),
    'GET /api/v1/delivery-times': () => ({ data: [deliveryDay] }),
    'GET /api/v1/cart/payments': () => ({ data: [card, cod] }),
    'POST /api/v1/cart/place': () => ({ data: order }),
    [`GET /api/v1/orders/token/${order.token}`]: () => ({ data: order }),
    'GET /api/v1/globals': () => ({ data: globals }),
    'GET /api/v1/countries': () => ({
      data: countries,
      meta: { pagination: { total: 2, perPage: 100, currentPage: 1, totalPages: 1 } },
    }),
  }
  const fetchStore = async (url: string, init: RequestInit) => {
    const { pathname } = new URL(url)
    const call = `${init.method} ${pathname.replace(/^\/store/, '')}`
    const body: unknown = JSON.parse(String(init.body ?? 'null'))
    if (pathname.startsWith('/store/'))
      requested.push({ call, headers: new Headers(init.headers), body })
    const response =
      responses[call]?.(body) ??
      new Response('{"errors":[{"status":404,"title":"?"}]}', { status: 404 })
    return response instanceof Response ? response : Response.json(response)
  }
  return { requested, responses, fetch: fetchStore }
}

export type FakeStore = ReturnType<typeof createFakeStore>

export const refused = (status: number, ...errors: object[]) =>
  Response.json({ errors: errors.map((error) => ({ status, ...error })) }, { status })
