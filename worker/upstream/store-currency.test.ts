import { reset } from 'cloudflare:test'
import { beforeEach, describe, it } from 'vitest'
import { exampleGlobals } from '../../domain/contract/testing/examples/entities/globals.ts'
import { exampleProduct } from '../../domain/contract/testing/examples/entities/product.ts'
import { createApp } from '../app.ts'
import { exampleBackend } from '../testing/example-backend.ts'
import { testEnv } from '../testing/fake-backend.ts'
import { layoutDataOf } from '../testing/layout-data-of.ts'

/**
 * A shop whose store sells in these currencies and answers in the first one, whatever is requested.
 */
function shopSellingIn(codes: readonly string[], variables: Record<string, string> = {}) {
  const currencies = codes.map((code) => ({ ...exampleGlobals.currency, code }))
  const requested: (string | null)[] = []
  const bindings = testEnv(async (request) => {
    if (request.url.endsWith('/api/v1/globals')) {
      return Response.json({ data: { ...exampleGlobals, currencies } })
    }
    if (request.url.includes('/catalog/product/')) {
      requested.push(request.headers.get('X-Currency'))
    }
    const body = request.method === 'GET' ? undefined : await request.text()
    return exampleBackend(request.url, { method: request.method, ...(body && { body }) })
  }, variables)
  const waiting: Promise<unknown>[] = []
  const context = {
    waitUntil: (promise: Promise<unknown>) => void waiting.push(promise),
    passThroughOnException() {},
    props: {},
  }
  return {
    requested,
    /** The currency that a product page labels its prices with. */
    async labelAt(host: string, cookie = '', country = '') {
      const visit = (path: string) => {
        const request = new Request(`http://${host}${path}`, {
          headers: { Cookie: cookie },
          ...(country && { cf: { country } }),
        })
        return createApp().fetch(request, bindings, context)
      }
      const html = await (await visit(`/produkt/${exampleProduct.slug}`)).text()
      const layout = await layoutDataOf(html, visit)
      await Promise.all(waiting)
      return /"currency":"(\w+)","translationVariant"/.exec(layout)?.[1]
    },
  }
}

// Answers cached by one shop must not be used by the next.
beforeEach(reset)

describe('§4 currency: prices are in the currency that the store names', () => {
  it('resets a chosen currency that the store does not sell in', async ({ expect }) => {
    const { labelAt, requested } = shopSellingIn(['EUR'])
    for (const round of ['cold', 'cached', 'remembered']) {
      expect(await labelAt('shop.test', 'currency=CZK'), round).toBe('EUR')
    }
    expect(requested).toEqual(['EUR'])
  })

  it('accepts a currency that the store sells in', async ({ expect }) => {
    const { labelAt, requested } = shopSellingIn(['EUR', 'CZK'])
    expect(await labelAt('shop.test', 'currency=CZK')).toBe('CZK')
    expect(requested).toEqual(['CZK'])
  })

  it('shows a visitor from abroad no euro when the store sells in crowns only', async ({
    expect,
  }) => {
    const { labelAt } = shopSellingIn(['CZK'], { GEO_CURRENCY: '1' })
    expect(await labelAt('cs.shop.test', '', 'DE')).toBe('CZK')
  })

  it('labels amounts with the store’s currency when the domain names another one', async ({
    expect,
  }) => {
    const { labelAt } = shopSellingIn(['EUR'])
    expect(await labelAt('cs.shop.test')).toBe('EUR')
  })
})
