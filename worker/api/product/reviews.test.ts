import { beforeEach, describe, expect, it } from 'vitest'
import { api } from '../../../domain/api.ts'
import { sampleProduct } from '../../../client/testing/sample-product.ts'
import { createShopper } from '../../testing/fake-shopper.ts'
import { createFakeStore, type FakeStore, refused } from '../../testing/fake-store.ts'

const call = 'POST /api/v1/products/p1/reviews'
const path = api.reviews('p1')
const good = { rating: '4', text: 'Leise.', author: 'Jana W.', email: 'jana@kunde.example' }
const review = {
  id: 'r1',
  author: 'Anna <b>',
  rating: 80,
  text: 'Läuft.',
  createdAt: '2026-11-01T08:00:00.000Z',
  verified: true,
}
const pagination = { total: 7, perPage: 5, currentPage: 1, totalPages: 2 }

let store: FakeStore
beforeEach(() => {
  store = createFakeStore()
  store.responses['GET /cms/catalog/product/silva'] = () => ({ data: sampleProduct() })
  store.responses['GET /api/v1/products/p1/reviews'] = () => ({
    data: [review],
    meta: { pagination },
  })
})

const thanks = { id: 'r2', verified: false, status: 'pending', message: 'Danke! Wir lesen sie.' }
const posted = () => store.requested.find((requested) => requested.call === call)
const get = (query: string) => createShopper(store).get(path + query)

async function post(fields: Record<string, string>) {
  const response = await createShopper(store).form(path, { back: '/produkt/silva', ...fields })
  return { status: response.status, html: await response.text() }
}

describe('§7 reviews', () => {
  it('are sent page by page in the requested order', async () => {
    const response = await get('?page=2&sort=worst')
    expect(await response.json()).toEqual({
      reviews: [review],
      total: 7,
      page: 2,
      totalPages: 2,
      sort: 'worst',
    })
  })

  it.each(['?page=0', '?page=x', '?page=1e9', '?page=-1'])('refuse junk: %s', async (query) => {
    expect((await get(query)).status).toBe(422)
  })

  it('fall back to the newest for an unknown order', async () => {
    expect(await (await get('?sort=junk')).json()).toMatchObject({ sort: 'newest', page: 1 })
  })

  it('are in the page with links to the other pages, which work without JavaScript', async () => {
    const html = await (await createShopper(store).get('/produkt/silva')).text()
    expect(html).toContain('Anna &lt;b&gt;')
    expect(html).toContain('Gekauft bei uns')
    expect(html).toContain('href="/produkt/silva?reviews_page=2#reviews"')
    expect(html).toContain('href="/produkt/silva?reviews_sort=best#reviews"')
    expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/produkt\/silva">/)
  })

  it.each(['?reviews_page=2', '?reviews_sort=best'])(
    'opened by a link are in place without JavaScript, on the first request too: %s',
    async (query) => {
      const response = await createShopper(store).get(`/produkt/silva${query}`)
      const html = await response.text()
      expect(html).toContain('Anna &lt;b&gt;')
      // An out-of-order Suspense boundary has a template in its place and an inline script that
      // fills it.
      expect(html).not.toContain('<template id="B:')
      expect(response.headers.get('Content-Security-Policy')).not.toContain('nonce-')
    },
  )

  it.each([
    ['?reviews_page=2', 200],
    ['?reviews_page=3', 404],
    ['?reviews_page=9999', 404],
    ['?reviews_page=0', 200],
    ['?reviews_page=junk&reviews_sort=junk', 200],
  ])('have no page beyond the last: %s is %i', async (query, status) => {
    expect((await createShopper(store).get(`/produkt/silva${query}`)).status).toBe(status)
  })
})

describe('§7 writing a review', () => {
  it('shows the store’s thank-you message', async () => {
    store.responses[call] = () => ({ data: thanks })
    const response = await createShopper(store).json('POST', path, good)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ message: thanks.message })
    expect(posted()?.body).toEqual({ ...good, rating: 4 })
  })

  it('answers a form with the product page and the thank-you message', async () => {
    store.responses[call] = () => ({ data: thanks })
    const { status, html } = await post(good)
    expect(status).toBe(200)
    expect(html).toContain(thanks.message)
    expect(html).toContain('Anna &lt;b&gt;')
  })

  it('keeps all values and reports missing ones', async () => {
    const { status, html } = await post({ ...good, rating: '', text: '   ' })
    expect(status).toBe(422)
    expect(html).toContain('Bitte wählen Sie 1 bis 5 Sterne.')
    expect(html).toContain('Die Bewertung ist noch leer.')
    expect(html).toContain('value="Jana W."')
    expect(posted()).toBeUndefined()
  })

  it('has its form on a page of its own, for browsers without JavaScript', async () => {
    const form = '<form class="review-form"'
    const shown = async (query: string) =>
      (await createShopper(store).get(`/produkt/silva${query}`)).text()
    const plain = await shown('')
    expect(plain).not.toContain(form)
    expect(plain).toContain('href="/produkt/silva?write_review=1#review-form"')
    expect(await shown('?write_review=1')).toContain(form)
  })

  it.each([
    ['rating', '6'],
    ['rating', '2.5'],
    ['text', 'x'.repeat(3001)],
    ['author', ''],
    ['email', 'jana'],
    ['email', ''],
  ])('refuses the %s "%s" of a guest', async (field, value) => {
    const response = await createShopper(store).json('POST', path, { ...good, [field]: value })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: [{ field }] })
  })

  it('§8 reports a 422 of the store as an empty review', async () => {
    store.responses[call] = () => refused(422, { field: 'text', title: 'Pflichtfeld' })
    const { status, html } = await post(good)
    expect(status).toBe(422)
    expect(html).toContain('Die Bewertung ist noch leer.')
  })

  it('§8 reports a second review and the rate limit by their own messages', async () => {
    store.responses[call] = () =>
      refused(409, { code: 'already_reviewed', title: 'Schon bewertet.' })
    expect((await post(good)).html).toContain('Schon bewertet.')
    store.responses[call] = () => refused(429, { title: 'Zu oft' })
    expect((await post(good)).status).toBe(429)
  })
})
