import { beforeEach, describe, expect, it } from 'vitest'
import { api } from '../../../domain/api.ts'
import { sampleProduct, sampleVariant } from '../../../client/testing/sample-product.ts'
import { createShopper } from '../../testing/fake-shopper.ts'
import { createFakeStore, type FakeStore, refused } from '../../testing/fake-store.ts'

const call = 'POST /api/v1/products/v1/watchers'
const path = api.watchers('v1')
const email = 'jana@kunde.example'
const unavailable = { isAvailable: false, stock: 0, soldAvailability: 'Ausverkauft' }
const sold = { ...sampleVariant('v1').availability, ...unavailable }

let store: FakeStore
beforeEach(() => {
  store = createFakeStore()
  const product = sampleProduct({ variants: [sampleVariant('v1', { availability: sold })] })
  store.responses['GET /cms/catalog/product/silva'] = () => ({ data: product })
})

const accepted = () => ({ data: { watching: true } })
const posted = () => store.requested.find((requested) => requested.call === call)

async function post(fields: Record<string, string>) {
  const response = await createShopper(store).form(path, { back: '/produkt/silva', ...fields })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

describe('§7 watchers', () => {
  it('tells the script that a message will be sent', async () => {
    store.responses[call] = accepted
    const response = await createShopper(store).json('POST', path, { email: ` ${email} ` })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ message: expect.stringContaining(email) })
    expect(posted()?.body).toEqual({ email })
  })

  it('answers a form with the product page and its message, uncached', async () => {
    store.responses[call] = accepted
    const { status, headers, html } = await post({ email })
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toContain('no-store')
    expect(html).toContain(`Wir schreiben an ${email}`)
    expect(html).not.toContain('class="watcher__form"')
  })

  it.each(['', 'jana', 'jana@', '<script>@x'])(
    'keeps the submitted values: "%s"',
    async (typed) => {
      const { status, html } = await post({ email: typed })
      expect(status).toBe(422)
      expect(html).toContain('aria-invalid="true"')
      expect(posted()).toBeUndefined()
    },
  )

  it('reports the rate limit (§8)', async () => {
    store.responses[call] = () => refused(429, { title: 'Zu oft' })
    const { status, html } = await post({ email })
    expect(status).toBe(429)
    expect(html).toContain('class="watcher__form"')
    expect(html).toContain(`value="${email}"`)
  })

  it('reports a product that is available by now', async () => {
    const title = 'Silva ist lieferbar.'
    store.responses[call] = () => refused(409, { code: 'already_available', title })
    const response = await createShopper(store).json('POST', path, { email })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: [{ title }] })
  })

  it('§8 says so while the store fails', async () => {
    store.responses[call] = () => new Response('<html>', { status: 502 })
    expect((await post({ email })).status).toBe(503)
  })

  it.each(['https://evil.example/', '//evil.example', '/seite/x', ''])(
    'redirects home when the form does not name its page: %s',
    async (back) => {
      store.responses[call] = accepted
      const { status, headers } = await post({ email, back })
      expect(status).toBe(303)
      expect(headers.get('Location')).toBe('/')
    },
  )
})
