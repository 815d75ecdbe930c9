import { env } from 'cloudflare:test'
import { afterEach, describe, it } from 'vitest'
import type { CatalogScope } from '../../../domain/catalog/catalog.ts'
import { getCatalogState } from '../../../domain/contract/cms.ts'
import { request } from '../../testing/request.ts'
import { valueOf } from '../../testing/shop.ts'
import { findCatalogueVersion } from '../catalog/products/dictionary.ts'
import { compactChanges } from './compact-changes.ts'
import { publishCatalogue } from './listing-tasks.ts'
import { rebuildSegments } from './rebuild-segments.ts'
import { SegmentCache } from './segment-cache.ts'

async function listed(scope: Partial<CatalogScope> = {}) {
  const whole = {
    categoryId: 'A',
    values: {},
    ranges: {},
    brands: [],
    availableOnly: true,
    sort: 'default',
    page: 1,
    perPage: 21,
    ...scope,
  }
  const { response } = await request(getCatalogState, { query: { scope: JSON.stringify(whole) } })
  const facet = response.facets.find(({ code }) => code === 'available')
  return {
    ids: response.products.map(({ id }) => id),
    total: response.total,
    available: facet && 'count' in facet ? facet.count : null,
  }
}

function restock(id: string, pieces: number) {
  return env.DB.prepare('UPDATE variant SET stock = ?2 WHERE id = ?1')
    .bind(id, pieces * 1000)
    .run()
}

const seeded = ['badluefter-silva', 'letzter', 'reduziert']

describe('§7 state: availability is current', () => {
  afterEach(async () => {
    for (const id of ['s100', 's125', 's125e', 'r100']) await restock(id, 10)
    await restock('last1', 1)
    await restock('g100', 0)
  })

  it('drops a product with its last piece, and lists it again after a restock', async ({
    expect,
  }) => {
    expect((await listed()).ids).toEqual(seeded)
    await restock('last1', 0)
    expect(await listed()).toMatchObject({ ids: ['badluefter-silva', 'reduziert'], available: 2 })
    await restock('last1', 3)
    expect(await listed()).toMatchObject({ ids: seeded, total: 3, available: 3 })
    await restock('last1', 0)
    await restock('last1', 1)
    await restock('g100', 5)
    expect((await listed()).total).toBe(4)
  })

  it('distinguishes the variants of a product', async ({ expect }) => {
    await restock('s125', 0)
    expect((await listed({ values: { dn: ['125'], motor: ['ac'] } })).ids).toEqual([])
    expect((await listed({ values: { dn: ['125'] } })).ids).toEqual(['badluefter-silva'])
    expect((await listed()).ids).toEqual(seeded)
  })

  it('detects that the database was restored to an earlier time', async ({ expect }) => {
    await restock('last1', 0)
    await restock('r100', 0)
    expect((await listed()).ids).toEqual(['badluefter-silva'])
    await env.DB.batch([
      env.DB.prepare('UPDATE variant SET stock = 1000 WHERE id = ?1').bind('last1'),
      env.DB.prepare('DELETE FROM listing_change'),
    ])
    // Without known changes the catalogue's own values apply.
    expect((await listed()).ids).toEqual(seeded)
  })

  it('keeps a change while its category is rebuilt, and no row that is in the segments', async ({
    expect,
  }) => {
    const changes = () => valueOf('SELECT count(*) FROM listing_change')
    await restock('last1', 0)
    await restock('r100', 0)
    expect((await listed()).ids).toEqual(['badluefter-silva'])
    const before = await findCatalogueVersion(env.DB)
    await compactChanges(env.DB, new Date(), 5)
    expect([await changes(), await findCatalogueVersion(env.DB)]).toEqual([2, before])
    await compactChanges(env.DB, new Date(), 1)
    expect(await changes()).toBe(0)
    expect(await findCatalogueVersion(env.DB)).not.toBe(before)
    expect((await listed()).ids).toEqual(['badluefter-silva'])
    await restock('last1', 1)
    expect((await listed()).ids).toEqual(['badluefter-silva', 'letzter'])
    const category = await valueOf(`SELECT category_n FROM product WHERE id = 'letzter'`)
    const rebuild = await rebuildSegments(env.DB, Number(category))
    await restock('r100', 10)
    await env.DB.batch([...rebuild, ...publishCatalogue(env.DB, new Date())])
    expect((await listed()).ids).toEqual(seeded)
  })

  it('sorts by changed ratings', async ({ expect }) => {
    const scope = { sort: 'rating', availableOnly: false, perPage: 2 } as const
    expect((await listed(scope)).ids[0]).toBe('badluefter-silva')
    await env.DB.prepare(`UPDATE product SET rating = 100 WHERE id = 'letzter'`).run()
    expect((await listed(scope)).ids).toEqual(['letzter', 'badluefter-silva'])
    await env.DB.prepare(`UPDATE product SET rating = NULL WHERE id = 'letzter'`).run()
    expect((await listed(scope)).ids[0]).toBe('badluefter-silva')
  })
})

describe('SegmentCache', () => {
  it('reads evicted segments again', async ({ expect }) => {
    const productsOf = async (cache: SegmentCache) => {
      const segments = await cache.open(env.DB, null, ['price:EUR', 'brand'])
      return segments.map((segment) => [
        segment.products.length,
        segment.column('price:EUR')?.numbers,
      ])
    }
    const [roomy, narrow] = [new SegmentCache('1'), new SegmentCache('1', 1)]
    const expected = await productsOf(roomy)
    expect(expected.length).toBeGreaterThan(1)
    expect(await productsOf(roomy)).toEqual(expected)
    expect(await productsOf(narrow)).toEqual(expected)
    expect(await productsOf(narrow)).toEqual(expected)
  })

  it('loads further columns beside cached ones', async ({ expect }) => {
    const cache = new SegmentCache('1')
    const [before] = await cache.open(env.DB, null, ['price:EUR'])
    expect([before?.has('price:EUR'), before?.has('brand')]).toEqual([true, false])
    const [after] = await cache.open(env.DB, null, ['brand'])
    expect(after).toBe(before)
    expect([after?.has('price:EUR'), after?.column('brand')?.size]).toEqual([true, 2])
  })
})
