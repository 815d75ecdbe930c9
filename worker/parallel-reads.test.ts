import { reset } from 'cloudflare:test'
import { afterEach, describe, it } from 'vitest'
import { exampleShop } from './testing/fake-shop.ts'

afterEach(() => reset())

/** A shop where one call waits for another: a page that requests them in turn gets neither. */
function shopWhere(waiting: RegExp, awaited: RegExp) {
  const requested = Promise.withResolvers<void>()
  return exampleShop({
    backend: async (request) => {
      const { url } = request
      const call = `${url} ${await request.clone().text()}`
      if (awaited.test(call)) requested.resolve()
      if (waiting.test(call)) await requested.promise
      // No category has the unknown path.
      return url.includes('gibt-es-nicht') && url.includes('/category')
        ? Response.json({ data: [] })
        : undefined
    },
    bindings: { UPSTREAM_TIMEOUT_MS: '30000' },
  })
}

describe('§2 a CMS that hangs', () => {
  it.for(['/checkout', '/user/shoppinglists/beispiel'])(
    'does not hold %s, whose accessories and warnings the browser requests later',
    async (path, { expect }) => {
      const { visit } = exampleShop({
        backend: async ({ url }) => {
          if (url.includes('/catalog/product')) await new Promise(() => {})
          return undefined
        },
        // Longer than a test may take.
        bindings: { UPSTREAM_TIMEOUT_MS: '30000' },
      })
      const Cookie = `cart=${'c'.repeat(32)}; session=${'s'.repeat(32)}`
      const response = await visit(path, { headers: { Cookie } })
      expect([response.status, await response.text()]).toEqual([
        200,
        expect.stringContaining('"incompatibilities":null'),
      ])
    },
  )
})

/** Below the upstream's timeout, after which a page is shown without the call. */
const deadlock = { timeout: 20_000 }

describe('§2 a page with nothing cached requests together what is independent', deadlock, () => {
  it('a product while the configuration is pending', async ({ expect }) => {
    const shop = shopWhere(/\/graphql.*\bconfiguration\b/s, /\/catalog\/product\/beispiel/)
    expect((await shop.visit('/produkt/beispiel')).status).toBe(200)
  })

  it('a product’s related products while its reviews are pending', async ({ expect }) => {
    const shop = shopWhere(/\/products\/[^/]+\/reviews/, /\/catalog\/product\?/)
    const response = await shop.visit('/produkt/beispiel')
    expect(response.status).toBe(200)
    // Structured data has reviews that arrived in time.
    expect(await response.text()).toContain('"@type":"Review"')
  })

  it('the text page of an unknown path while the redirect is pending', async ({ expect }) => {
    const shop = shopWhere(/\/cms\/redirect/, /\/cms\/url-rewrite/)
    expect((await shop.visit('/gibt-es-nicht')).status).toBe(404)
  })
})
