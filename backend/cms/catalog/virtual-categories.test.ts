import { describe, it } from 'vitest'
import { getCatalogCategories, getCatalogState } from '../../../domain/contract/cms.ts'
import { request, type RequestOptions } from '../../testing/request.ts'

const everything = {
  values: {},
  ranges: {},
  brands: [],
  availableOnly: false,
  sort: 'default',
  page: 1,
  perPage: 21,
}

function stateOf(scope: Record<string, unknown>, options: RequestOptions = {}) {
  const query = { scope: JSON.stringify({ ...everything, ...scope }) }
  return request(getCatalogState, { ...options, query })
}

describe('§3 Virtual category', () => {
  it('is found by its slug and marked as virtual', async ({ expect }) => {
    const { response } = await request(getCatalogCategories, { query: { slugs: 'luefter-125' } })
    expect(response.data).toHaveLength(1)
    expect(response.data[0]).toMatchObject({
      id: 'vc-dn125',
      isVirtual: true,
      title: 'Lüfter 125',
      perex: 'Lüfter für Ø 125 mm',
      canonicalSlugs: ['ventilatoren/badluefter?f_dn=125'],
      pageMeta: { slug: 'luefter-125', noindex: false },
    })
    expect(response.data[0]?.breadcrumbs.map(({ id }) => id)).toEqual(['A', 'A1'])
  })

  it('is found by its id, beside ordinary categories, which are not marked', async ({ expect }) => {
    const { response } = await request(getCatalogCategories, { query: { ids: 'vc-dn125,A1' } })
    expect(response.data.map(({ id, isVirtual }) => [id, isVirtual ?? false])).toEqual([
      ['A1', false],
      ['vc-dn125', true],
    ])
  })

  it('§5: is no canonical of a filtered listing if it has several categories', async ({
    expect,
  }) => {
    const { response } = await request(getCatalogCategories, { query: { slugs: 'kleine-preise' } })
    expect(response.data[0]).toMatchObject({ canonicalSlugs: [], breadcrumbs: [] })
  })

  it('lists the matching variants, not only their products', async ({ expect }) => {
    const { response } = await stateOf({ virtualCategoryId: 'vc-dn125' })
    expect(response.products.map(({ variant }) => variant.id)).toEqual(['s125'])
    expect(response.total).toBe(1)
    expect(response.facets.map(({ code }) => code)).toEqual([
      'q_max',
      'reaches',
      'motor',
      'brand',
      'price',
      'available',
    ])
  })

  it('can be filtered further', async ({ expect }) => {
    const { response } = await stateOf({ virtualCategoryId: 'vc-dn125', values: { motor: ['ec'] } })
    expect(response.products.map(({ variant }) => variant.id)).toEqual(['s125e'])
    const none = await stateOf({ virtualCategoryId: 'vc-dn125', values: { dn: ['100'] } })
    expect(none.response.total).toBe(0)
  })

  it('filters by tags, prices and several categories, in each currency', async ({ expect }) => {
    const prices = { EUR: 50, CZK: 1250 }
    for (const [currency, most] of Object.entries(prices)) {
      const { response } = await stateOf({ virtualCategoryId: 'vc-cheap' }, { currency })
      expect(response.products.map(({ id }) => id).toSorted()).toEqual([
        'badluefter-silva',
        'letzter',
        'wickelfalzrohr',
      ])
      for (const { variant } of response.products) {
        expect(variant.prices.unitWithTax).toBeLessThanOrEqual(most)
        expect(variant.availability.isAvailable).toBe(true)
      }
    }
  })

  it('answers 404 for an unknown one', async ({ expect }) => {
    for (const virtualCategoryId of ['vc-nothing', '', "' OR 1=1 --", 'A1']) {
      expect((await stateOf({ virtualCategoryId })).status).toBe(404)
    }
  })
})
