import { env } from 'cloudflare:test'
import { beforeEach, describe, it, vi } from 'vitest'
import {
  encodeScope,
  getCatalogState,
  getProductDetail,
  getRedirect,
} from '../../../domain/contract/cms.ts'
import { operate } from '../../testing/operator.ts'
import { request } from '../../testing/request.ts'
import { runImport } from '../../testing/run-import.ts'
import { cartOf, guestCart, orderBody, place, searchValueOf, valueOf } from '../../testing/shop.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return () => vi.restoreAllMocks()
})

const remove = (path: string) => operate({ method: 'DELETE', path: `/operator/${path}` })
const targetOf = async (path: string) =>
  (await request(getRedirect, { query: { route: 'page', path } })).response.redirectPath
const inAll = (text: string) => ({ de: text, cs: text, sk: text, en: text })
const doc = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const page = (id: string) => ({
  record: {
    type: 'page',
    id,
    slug: inAll(id),
    title: inAll(id),
    content: { de: doc('a'), cs: doc('b'), sk: doc('c'), en: doc('d') },
    rewrites: [`/${id}.html`],
  },
})
const redirect = (id: string, target: string) => ({ record: { type: 'redirect', id, target } })

async function listed(): Promise<string[]> {
  const all = { values: {}, ranges: {}, brands: [], page: 1, perPage: 21 }
  const scope = encodeScope({ ...all, categoryId: 'A1', availableOnly: false, sort: 'price' })
  const { response } = await request(getCatalogState, { query: { scope } })
  return response.products.map(({ id }) => id)
}

describe('§2 what an operator deletes', () => {
  it('is gone with its old paths, its purge and its row in the audit log', async ({ expect }) => {
    await runImport('content', [page('aktion'), redirect('/uralt', '/seite/aktion')])
    await env.DB.prepare('DELETE FROM purge_outbox').run()

    expect((await remove('content/page/aktion')).response).toEqual({ deleted: true })
    expect(await valueOf(`SELECT count(*) FROM page WHERE id = 'aktion'`)).toBe(0)
    expect(await valueOf(`SELECT count(*) FROM rewrite WHERE page_id = 'aktion'`)).toBe(0)
    expect(await targetOf('/uralt'), 'led to it').toBeNull()
    const versions = `SELECT count(*) FROM page_version WHERE slug = 'aktion'`
    expect(await valueOf(versions), 'orders may refer to it').toBe(4)
    const { results } = await env.DB.prepare('SELECT tags FROM purge_outbox').all()
    const tags = results.flatMap((row) => String(row['tags']).split(' '))
    expect(tags).toEqual(expect.arrayContaining(['page:aktion', 'pages', 'routing']))
    const logged = `SELECT outcome FROM operator_audit WHERE call = 'DELETE /operator/content/page/aktion'`
    expect(await valueOf(logged)).toBe('done')
    expect((await remove('content/page/aktion')).response).toEqual({ deleted: false })
  })

  it('leads on where it is told to, as do its former paths', async ({ expect }) => {
    await runImport('content', [page('alte-aktion'), redirect('/frueher', '/seite/alte-aktion')])
    await remove(`content/page/alte-aktion?to=${encodeURIComponent('/ventilatoren')}`)
    expect(await targetOf('/seite/alte-aktion')).toBe('/ventilatoren')
    expect(await targetOf('/frueher')).toBe('/ventilatoren')

    expect((await remove('content/redirect/%2Ffrueher')).response).toEqual({ deleted: true })
    expect(await targetOf('/frueher')).toBeNull()
  })

  it('is no more what content offers to read beside it, if its address leads on', async ({
    expect,
  }) => {
    const term = (id: string, other: string) => ({
      record: {
        type: 'glossary_term',
        id,
        texts: { de: { slug: id, title: id, perex: 'x', description: doc('x') } },
        references: { glossary_term: [other] },
      },
    })
    await runImport('content', [term('druck', 'volumen'), term('volumen', 'druck')])
    const { response } = await remove('content/glossary_term/druck')
    expect(JSON.stringify(response['errors'])).toMatch(/content refers to it: .*volumen/)
    const moved = await remove('content/glossary_term/druck?to=/glossar')
    expect(moved.response).toEqual({ deleted: true })
    expect(await valueOf(`SELECT count(*) FROM entry_reference WHERE target = 'druck'`)).toBe(0)
  })

  it('frees its address for what is imported next', async ({ expect }) => {
    await runImport('content', [page('frei')])
    await remove('content/page/frei?to=/ventilatoren')
    const again = { ...page('frei').record, id: 'neu-frei', rewrites: [] }
    expect(await runImport('content', [{ record: again }])).toMatchObject({ errors: [], new: 1 })
  })

  it('is a product that open orders, carts and reviews had', async ({ expect }) => {
    const placed = await place(await guestCart('s100', 2), orderBody(65.9))
    const other = await guestCart('s100')
    expect(await listed()).toContain('badluefter-silva')

    expect((await remove('products/badluefter-silva')).response).toEqual({ deleted: true })
    expect(await listed()).not.toContain('badluefter-silva')
    const detail = await request(getProductDetail, { params: { slug: 'badluefter-silva' } })
    expect(detail.status).toBe(404)
    expect(
      await searchValueOf(`SELECT count(*) FROM search_de WHERE search_de MATCH 'silva'`),
    ).toBe(0)
    const cart = await cartOf(other)
    expect(cart.items[0]?.variant, 'cannot be bought').toMatchObject({ amountMax: 0 })
    const { code } = placed.response.data
    const cancelled = await operate({
      method: 'POST',
      path: `/operator/orders/${code}/cancel`,
      body: { key: 'after-deletion-1' },
    })
    expect(cancelled.status, cancelled.text).toBe(200)
    // Its row numbers are given out again.
    for (const table of ['price', 'variant_stock', 'order_reservation', 'price_history']) {
      const orphans = `SELECT count(*) FROM ${table} WHERE variant_n NOT IN (SELECT n FROM variant)`
      // oxlint-disable-next-line no-await-in-loop
      expect(await valueOf(orphans), table).toBe(0)
    }
  })

  it('takes along what is written for a saved filter, a category and a parameter alone', async ({
    expect,
  }) => {
    const names = { title: inAll('x'), slug: inAll('eigene-auswahl') }
    const own = { type: 'virtual_category', id: 'eigen', categories: ['A1'], ...names }
    const category = { type: 'category', id: 'EIGEN', title: inAll('x'), slug: inAll('eigenes') }
    const parameter = { type: 'parameter', id: 'own', kind: 'values', title: inAll('x') }
    const near = { ...parameter, id: 'own2' }
    const catalogue = [parameter, near, category, own].map((record) => ({ record }))
    expect(await runImport('catalogue', catalogue)).toMatchObject({ errors: [], new: 4 })
    const value = (id: string) => ({
      type: 'parameter_value',
      id,
      facts: { hide_product_detail: false },
      texts: {
        de: { short_description: 'x', long_description: null, link_url: null, image: null },
      },
    })
    const kinds = `('virtual_category', 'filtered_category', 'parameter_value')`
    const written = () =>
      valueOf(`SELECT group_concat(id, ' ') FROM (SELECT id FROM entry WHERE kind IN ${kinds}
        UNION ALL SELECT id FROM entry_text WHERE kind IN ${kinds})`)
    const before = await written()
    const content = [
      {
        type: 'virtual_category',
        id: 'eigen',
        facts: { video: null },
        texts: { de: { content: doc('x') } },
      },
      value('own:a'),
      value('own2:a'),
    ]
    const result = await runImport(
      'content',
      content.map((record) => ({ record })),
    )
    expect(result).toMatchObject({ errors: [], new: 3 })
    await env.DB.prepare(
      `INSERT INTO entry (kind, id, published_at, enabled, weight, facts, updated_at)
      SELECT 'filtered_category', 'own-list', published_at, 1, 0, '{"category_id":"EIGEN"}', updated_at
      FROM entry WHERE id = 'eigen'`,
    ).run()
    for (const path of ['virtual_category/eigen', 'category/EIGEN', 'parameter/own']) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await remove(`catalogue/${path}`)).response, path).toEqual({ deleted: true })
    }
    const left = before === null ? 'own2:a own2:a' : `${String(before)} own2:a own2:a`
    expect(
      String(await written())
        .split(' ')
        .toSorted(),
    ).toEqual(left.split(' ').toSorted())
  })

  it.for<[string, string, RegExp]>([
    ['a category with products', 'catalogue/category/A1', /has products: .*letzter/],
    ['one with others below it', 'catalogue/category/A', /has categories below it: .*A1/],
    ['a brand with products', 'catalogue/product_brand/aerotal', /has products: /],
    ['a parameter of products', 'catalogue/parameter/dn', /products have values of it/],
    ['a warehouse with stock', 'catalogue/warehouse/leipzig', /has stock of LB-/],
    ['a page that a menu links to', 'content/page/terms', /from menu \\"footer-legal\\"/],
  ])('is never %s', async ([, path, reason], { expect }) => {
    const { status, response } = await remove(path)
    expect({ status, code: response['code'] }).toEqual({ status: 409, code: 'in_use' })
    expect(JSON.stringify(response['errors'])).toMatch(reason)
  })

  it.for([
    ['an unknown type', 'content/poem/x', 404],
    ['the homepage', 'content/homepage/x', 409],
    ['the whole catalogue', 'catalogue/category/0', 409],
    ['with a target elsewhere', 'content/page/terms?to=https://shop.example', 422],
    ['with a target for what has no path', 'content/redirect/%2Falt?to=/neu', 422],
  ] as const)('is refused: %s', async ([, path, status], { expect }) => {
    expect((await remove(path)).status).toBe(status)
  })
})

describe('§2 the legal pages of the merchant', () => {
  it('are not deleted, even where their address would lead on', async ({ expect }) => {
    const { status, response } = await remove('content/page/terms?to=/ventilatoren')
    expect(status).toBe(409)
    expect(JSON.stringify(response['errors'])).toMatch(/pages\.terms\.de/)
  })
})
