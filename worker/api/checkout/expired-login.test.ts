import { beforeEach, describe, it } from 'vitest'
import { checkoutApi } from '../../../domain/checkout/checkout-api.ts'
import { createShopper } from '../../testing/fake-shopper.ts'
import { orderForm } from '../../testing/order-form.ts'
import { createFakeStore, type FakeStore, refused } from '../../testing/fake-store.ts'
import { cart } from '../../testing/sample-shop.ts'

let store: FakeStore
let shopper: ReturnType<typeof createShopper>

beforeEach(() => {
  store = createFakeStore()
  shopper = createShopper(store)
})

const place = 'POST /api/v1/cart/place'
const placed = () => store.requested.filter(({ call }) => call === place)
interface ResponseBody {
  errors?: { field?: string; title: string; code?: string }[]
  location?: string
}

async function placeByScript(fields: object) {
  const response = await shopper.json('POST', checkoutApi.placeOrder, fields)
  return { status: response.status, response: await response.json<ResponseBody>() }
}

describe('issue 5.4 a session that expires while typing', () => {
  /** The store no longer knows the session; a guest has an empty cart. */
  function expire() {
    const open = { ...store.responses }
    const onlyGuests = (call: string) => {
      store.responses[call] = (body) => {
        const isCustomer = store.requested.at(-1)?.headers.has('Authorization')
        return isCustomer
          ? refused(401, { title: 'Abgelaufen', code: 'unauthorized' })
          : open[call]?.(body)
      }
    }
    for (const call of Object.keys(open)) if (/cart|user/.test(call)) onlyGuests(call)
    store.responses['GET /api/v1/cart'] = () => ({
      data: { ...cart, items: [] },
      meta: { custom: { cartToken: null } },
    })
    shopper = createShopper(store, 'dhl~~card', 'expired-session')
  }

  it('orders nothing as a guest and sends a script to sign-in', async ({ expect }) => {
    expire()
    const { status, response: result } = await placeByScript(orderForm)
    expect(status).toBe(401)
    expect(result.errors).toMatchObject([{ field: 'session', code: 'session_lost' }])
    expect(placed()).toHaveLength(0)
  })

  it('renders the form with the input, to continue after sign-in', async ({ expect }) => {
    expire()
    const response = await shopper.form(checkoutApi.placeOrder, {
      ...orderForm,
      note: 'leise',
      password: 'geheim',
    })
    const page = await response.text()
    expect(response.status).toBe(401)
    expect(page).toContain('Ihre Anmeldung ist abgelaufen')
    expect(page).toContain('action="/api/checkout/info"')
    expect(page).toContain('value="leise"')
    expect(page).not.toContain('geheim')
    expect(placed()).toHaveLength(0)
    shopper = createShopper(createFakeStore())
    const again = await shopper.form(checkoutApi.checkoutInfo, orderForm)
    expect(await again.text()).toContain('value="anna@example.com"')
  })
})
