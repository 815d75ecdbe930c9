import { beforeEach, describe, it } from 'vitest'
import { checkoutApi } from '../../../domain/checkout/checkout-api.ts'
import { ppl } from '../../testing/fake-deliveries.ts'
import { createShopper } from '../../testing/fake-shopper.ts'
import { createFakeStore } from '../../testing/fake-store.ts'
import { globals } from '../../testing/sample-shop.ts'

let shopper: ReturnType<typeof createShopper>

beforeEach(() => {
  const store = createFakeStore()
  const integrations = { parcel_pickup_key: 'key-"</script>', ppl_picker: true }
  const settings = { ...globals.settings, integrations }
  store.responses['GET /api/v1/cart/shippers'] = () => ({ data: [ppl] })
  store.responses['GET /api/v1/globals'] = () => ({ data: { ...globals, settings } })
  shopper = createShopper(store, '')
})

describe('pickers of configured carriers (part 4.8)', () => {
  it('frames Packeta with its key, under a policy that allows only its origin', async ({
    expect,
  }) => {
    const response = await shopper.get(checkoutApi.pointPicker('packeta'))
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toMatch(/script-src 'nonce-[\w-]+' https:\/\/widget\.packeta\.com;/)
    expect(policy).toContain("frame-ancestors 'self'")
    expect(response.headers.get('X-Frame-Options')).toBe('SAMEORIGIN')
    const html = await response.text()
    expect(html).toContain('https://widget.packeta.com/v6/www/js/library.js')
    expect(html).toContain(String.raw`"key":"key-\"\u003c/script>"`)
  })

  it('§9 shows points of PPL in cz, sk, pl and de', async ({ expect }) => {
    const html = await (await shopper.get(checkoutApi.pointPicker('ppl'))).text()
    expect(html).toContain('data-countries="cz,sk,pl,de"')
    expect(html).toContain('data-country="de"')
  })

  it('answers 404 for other carriers', async ({ expect }) => {
    expect((await shopper.get(checkoutApi.pointPicker('constructor'))).status).toBe(404)
  })

  it('keeps the policy of the checkout as strict as that of every other page', async ({
    expect,
  }) => {
    const policy = (await shopper.get('/checkout/methods')).headers.get('Content-Security-Policy')
    expect(policy).toContain("default-src 'self'")
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]+';/)
    expect(policy).not.toMatch(/packeta|ppl|frame-src/)
  })
})
