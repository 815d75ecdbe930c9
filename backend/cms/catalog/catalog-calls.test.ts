import { env } from 'cloudflare:test'
import { afterEach, describe, it } from 'vitest'
import {
  encodeScope,
  getCatalogCategories,
  getCatalogState,
  getProductDetail,
  getProducts,
  search,
} from '../../../domain/contract/cms.ts'
import { request } from '../../testing/request.ts'

const evil = `x') OR 1=1; DROP TABLE product; --`
const eanOf = (id: string) => `4${parseInt(id, 36).toString().padStart(12, '0')}`

async function tiles(query: Record<string, string>, groups = '') {
  const { response } = await request(getProducts, { query, groups })
  return response.data
}
const ids = async (query: Record<string, string>, groups = '') =>
  (await tiles(query, groups)).map(({ id }) => id)
const variants = async (query: Record<string, string>) =>
  (await tiles(query)).map(({ variant }) => variant.id)

function restrict(kind: 'product' | 'category', id: string) {
  return env.DB.prepare(`INSERT INTO restricted_view VALUES (?1, ?2, 'handwerk')`)
    .bind(kind, id)
    .run()
}

afterEach(() => env.DB.prepare('DELETE FROM restricted_view').run())

describe('§7 GET catalog/product', () => {
  it('finds by ids and slugs, in order', async ({ expect }) => {
    expect(await ids({ ids: 'wickelfalzrohr,nope,letzter' })).toEqual(['wickelfalzrohr', 'letzter'])
    expect(await ids({ slugs: 'letzter, badluefter-silva,,' })).toEqual([
      'letzter',
      'badluefter-silva',
    ])
  })

  it('finds products by codes and EANs, without duplicates', async ({ expect }) => {
    expect(await ids({ codes: 'LB-S125, lb s100, M-last1' })).toEqual([
      'badluefter-silva',
      'letzter',
    ])
    expect(await ids({ codes: eanOf('s100') })).toEqual([])
    expect(await ids({ eans: `${eanOf('g100')},${eanOf('s100')}` })).toEqual([
      'badluefter-grossmann',
      'badluefter-silva',
    ])
    expect(await ids({ eans: 'LB-S125' })).toEqual([])
    expect(await variants({ codes: 'LB-S125' })).toEqual(['s100'])
  })

  it('returns exactly the variants of variantCodes and variantEans', async ({ expect }) => {
    expect(await variants({ variantCodes: 'LB-S125,LB-LAST1,M-s100' })).toEqual([
      's125',
      'last1',
      's100',
    ])
    expect(await variants({ variantEans: `${eanOf('w125')},${eanOf('s125e')}` })).toEqual([
      'w125',
      's125e',
    ])
  })

  it('finds the products of categories and their descendants', async ({ expect }) => {
    expect(await ids({ categoryIds: 'C' })).toEqual(['wickelfalzrohr'])
    expect((await ids({ categoryIds: 'A,C' })).length).toBe(5)
    expect(await ids({ categoryIds: 'nope' })).toEqual([])
  })

  it('returns random products, 24 at most', async ({ expect }) => {
    expect(await ids({ random: '2' })).toHaveLength(2)
    expect(await ids({ random: '1000000' })).toHaveLength(5)
    for (const random of ['0', '-1', 'x', 'NaN']) expect(await ids({ random })).toEqual([])
    expect(await ids({})).toEqual([])
  })

  it('reads a hundred of ten thousand ids', async ({ expect }) => {
    const many = Array(10_000).fill('x')
    for (const name of [
      'ids',
      'slugs',
      'codes',
      'eans',
      'variantCodes',
      'variantEans',
      'categoryIds',
    ]) {
      expect(await ids({ [name]: [...many, 'letzter'].join(',') })).toEqual([])
      expect(await ids({ [name]: evil })).toEqual([])
    }
    expect(await ids({ ids: 'letzter' })).toEqual(['letzter'])
  })

  it('§6 checkPermissions: omits products hidden from the price group', async ({ expect }) => {
    await restrict('product', 'letzter')
    const requested = { ids: 'letzter,badluefter-silva' }
    expect(await ids(requested)).toEqual(['letzter', 'badluefter-silva'])
    const checked = { ...requested, checkPermissions: 'true' }
    expect(await ids(checked)).toEqual(['badluefter-silva'])
    expect(await ids(checked, 'grosshandel')).toEqual(['badluefter-silva'])
    expect(await ids(checked, 'grosshandel,handwerk')).toEqual(['letzter', 'badluefter-silva'])
    const params = { slug: 'letzter' }
    expect((await request(getProductDetail, { params })).status).toBe(404)
    expect((await request(getProductDetail, { params, groups: 'handwerk' })).status).toBe(200)
  })
})

describe('§6 a listing and a search', () => {
  it('omit products hidden from the price group, also in counts', async ({ expect }) => {
    const scope = {
      categoryId: 'A',
      values: {},
      ranges: {},
      brands: [],
      availableOnly: false,
      sort: 'default' as const,
      page: 1,
      perPage: 21,
    }
    const listed = async (groups: string) => {
      const input = { query: { scope: encodeScope(scope) }, groups }
      return (await request(getCatalogState, input)).response
    }
    const found = async (groups: string) =>
      (await request(search, { query: { q: 'einzelstück' }, groups })).response
    const before = await listed('')
    await restrict('product', 'letzter')
    const guest = await listed('')
    expect(guest.total).toBe(before.total - 1)
    expect(guest.products.map(({ id }) => id)).not.toContain('letzter')
    const diameters = (state: typeof guest) => state.facets.find(({ code }) => code === 'dn')
    expect(diameters(guest)).not.toEqual(diameters(before))
    expect((await listed('handwerk')).total).toBe(before.total)
    expect((await found('')).products.total).toBe(0)
    expect((await found('handwerk')).products.total).toBe(1)
    const exact = async (groups: string) =>
      (await request(search, { query: { q: 'LB-LAST1' }, groups })).response.exact
    expect(await exact('')).toBeNull()
    expect(await exact('handwerk')).toEqual({ slug: 'letzter' })
  })
})

describe('§7 GET catalog/category', () => {
  async function found(query: Record<string, string>, groups = '') {
    return (await request(getCatalogCategories, { query, groups })).response.data
  }

  it('finds by slugs and ids, and ignores invalid ones', async ({ expect }) => {
    expect((await found({ slugs: 'ventilatoren/badluefter' })).map(({ id }) => id)).toEqual(['A1'])
    expect((await found({ ids: 'C,A,nope' })).map(({ id }) => id).toSorted()).toEqual(['A', 'C'])
    expect(await found({ ids: evil, slugs: evil })).toEqual([])
    expect(await found({})).toEqual([])
    const many = [...Array(10_000).fill('x'), 'A'].join(',')
    expect(await found({ ids: many, slugs: many })).toEqual([])
  })

  it('§6 checkPermissions: omits categories hidden from the price group', async ({ expect }) => {
    await restrict('category', 'A1')
    const checked = { ids: 'A,A1', checkPermissions: 'true' }
    const guest = await found(checked)
    expect(guest.map(({ id }) => id)).toEqual(['A'])
    expect(guest[0]?.children).toEqual([])
    expect((await found(checked, 'handwerk')).map(({ id }) => id).toSorted()).toEqual(['A', 'A1'])
    expect(await found({ ids: 'A,A1' })).toHaveLength(2)
  })
})

describe('§7 GET search', () => {
  it('§9: returns ten of each kind by default, fifty at most', async ({ expect }) => {
    const shown = async (limit: string) =>
      (await request(search, { query: { q: 'lüfter', limit } })).response.products.entities.length
    for (const limit of ['1', '-5']) expect(await shown(limit)).toBe(1)
    for (const limit of ['10', 'x', '1e9', '']) expect(await shown(limit)).toBeGreaterThan(1)
    expect((await request(search)).errors[0]).toMatchObject({ status: 422, field: 'q' })
  })
})
