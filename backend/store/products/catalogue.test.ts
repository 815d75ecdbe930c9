import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import {
  getProduct,
  getProductCategories,
  getProductsByIds,
} from '../../../domain/contract/store-products.ts'
import { request } from '../../testing/request.ts'

describe('§7 GET products/{id}', () => {
  const read = (id: string, query: Record<string, string> = {}) =>
    request(getProduct, { params: { id }, query })

  it('returns the parts that include names', async ({ expect }) => {
    const bare = (await read('badluefter-silva')).response.data
    expect(bare).toMatchObject({ id: 'badluefter-silva', tags: [], variants: [], alternatives: [] })
    const full = await read('badluefter-silva', { include: 'tags,variants,alternatives' })
    expect(full.response.data.tags[0]).toMatchObject({ text: 'Neu', color: 'green' })
    expect(full.response.data.variants.map(({ id }) => id)).toEqual(['s100', 's125', 's125e'])
    expect(full.headers.get('X-Updated-At')).toBeTruthy()
  })

  it('finds the product of a variant too, in the caller’s currency', async ({ expect }) => {
    const { response } = await request(getProduct, {
      params: { id: 's125' },
      query: { include: 'variants' },
      currency: 'CZK',
    })
    expect(response.data.id).toBe('badluefter-silva')
    expect(response.data.variants[1]?.prices.unitWithTax).toBe(1000)
  })

  it('returns the variant of a configuration, and the requested extras', async ({ expect }) => {
    const configured = async (configuration: string) =>
      (await read('badluefter-silva', { configuration })).response.data.configuredVariantId
    expect(await configured('dn:125,motor:ec')).toBe('s125e')
    expect(await configured('dn:125')).toBe('s125')
    expect(await configured('dn:999')).toBeNull()
    expect(await configured('constructor:x')).toBeNull()
    const { data } = (await read('badluefter-silva', { extras: 'reviews,nope' })).response
    expect(data.reviews?.map(({ author }) => author)).toEqual(['Ute', 'Jan'])
    expect(data).not.toHaveProperty('comments')
    expect(data).not.toHaveProperty('configuredVariantId')
  })

  it.for(['nope', `' OR 1=1 --`, 'x'.repeat(2000), '%'])(
    'answers 404 for %s',
    async (id, { expect }) => {
      expect((await read(id)).status).toBe(404)
    },
  )
})

describe('product loading by ids', () => {
  const idsOf = async (ids: string) =>
    (await request(getProductsByIds, { query: { ids } })).response.data.map(({ id }) => id)

  it('accepts ids of products and variants, keeps their order, without duplicates', async ({
    expect,
  }) => {
    expect(await idsOf('letzter,s100,nope,badluefter-silva, w100')).toEqual([
      'letzter',
      'badluefter-silva',
      'wickelfalzrohr',
    ])
    expect(await idsOf('')).toEqual([])
  })

  it('reads a hundred ids and refuses an oversized list', async ({ expect }) => {
    expect(await idsOf([...Array(100).fill('x'), 'letzter'].join(','))).toEqual([])
    const ids = Array(10_000).fill('x').join(',')
    expect((await request(getProductsByIds, { query: { ids } })).errors[0]).toMatchObject({
      status: 422,
      field: 'ids',
    })
    expect((await request(getProductsByIds)).status).toBe(422)
  })
})

describe('§6 a product hidden from other groups', () => {
  it('is unknown by its id, and visible to the group', async ({ expect }) => {
    await env.DB.prepare(
      `INSERT INTO restricted_view (kind, id, price_group) VALUES ('product', 'reduziert', 'handwerk')`,
    ).run()
    const params = { id: 'r100' }
    expect((await request(getProduct, { params })).status).toBe(404)
    expect((await request(getProduct, { params, groups: 'handwerk' })).status).toBe(200)
    const loaded = async (groups: string) =>
      (await request(getProductsByIds, { query: { ids: 'r100,letzter' }, groups })).response.data
        .length
    expect(await loaded('')).toBe(1)
    expect(await loaded('handwerk')).toBe(2)
  })
})

describe('§7 GET product-categories', () => {
  it('sorts by name and pages until the last one', async ({ expect }) => {
    const all = await request(getProductCategories, { query: { perPage: '200', sort: 'name' } })
    expect(all.response.data.map(({ name }) => name)).toEqual([
      'Badlüfter',
      'Rohre',
      'Ventilatoren',
    ])
    expect(all.response.data[0]).toEqual({ id: 'A1', name: 'Badlüfter', parentId: 'A' })
    expect(all.response.meta.pagination).toMatchObject({ total: 3, currentPage: 1, totalPages: 1 })
    const names: string[] = []
    for (let page = 1, pages = 1; page <= pages; page++) {
      const { response } = await request(getProductCategories, {
        query: { perPage: '2', page: String(page) },
      })
      names.push(...response.data.map(({ name }) => name))
      pages = response.meta.pagination.totalPages
    }
    expect(names).toEqual(['Badlüfter', 'Rohre', 'Ventilatoren'])
  })

  it('§9: returns 200 per page for an invalid size', async ({ expect }) => {
    const { response } = await request(getProductCategories, {
      query: { perPage: '1e9', page: 'x' },
    })
    expect(response.meta.pagination).toMatchObject({ perPage: 200, currentPage: 1 })
  })
})
