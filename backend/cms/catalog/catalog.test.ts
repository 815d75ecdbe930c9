import { describe, it } from 'vitest'
import type { CatalogScope, Facet } from '../../../domain/catalog/catalog.ts'
import { getCatalogState } from '../../../domain/contract/cms.ts'
import { request, type RequestOptions } from '../../testing/request.ts'

function stateOf(scope: Partial<CatalogScope>, options: RequestOptions = {}) {
  const whole = {
    values: {},
    ranges: {},
    brands: [],
    availableOnly: false,
    sort: 'default',
    page: 1,
    perPage: 21,
    ...scope,
  }
  return request(getCatalogState, { ...options, query: { scope: JSON.stringify(whole) } })
}

function countsOf(facets: Facet[], code: string) {
  const facet = facets.find((entry) => entry.code === code)
  return facet && 'values' in facet
    ? Object.fromEntries(facet.values.map(({ id, count }) => [id, count]))
    : null
}

describe('§7 state', () => {
  it('lists a category with all its descendants', async ({ expect }) => {
    const { response } = await stateOf({ categoryId: 'A' })
    expect(response.total).toBe(4)
    expect(response.products.map((tile) => tile.id)).toEqual([
      'badluefter-silva',
      'badluefter-grossmann',
      'letzter',
      'reduziert',
    ])
    expect(response.facets.map(({ code }) => code)).toEqual([
      'dn',
      'q_max',
      'reaches',
      'motor',
      'backdraught',
      'brand',
      'price',
      'available',
    ])
  })

  it('counts distinct products of the whole result', async ({ expect }) => {
    const { response } = await stateOf({ categoryId: 'A', perPage: 1 })
    expect(countsOf(response.facets, 'dn')).toEqual({ 100: 3, 125: 1, 150: 1 })
    expect(countsOf(response.facets, 'brand')).toEqual({ aerotal: 3, tubavent: 1 })
    expect(response.facets.find(({ code }) => code === 'available')).toMatchObject({ count: 3 })
    expect(response.facets.find(({ code }) => code === 'q_max')).toMatchObject({
      min: 80,
      max: 300,
    })
    expect(response.facets.find(({ code }) => code === 'price')).toMatchObject({ min: 30, max: 90 })
  })

  it('joins values by OR within a filter and filters by AND, on the same variant', async ({
    expect,
  }) => {
    const either = await stateOf({ categoryId: 'A', values: { dn: ['100', '150'] } })
    expect(either.response.total).toBe(4)
    const both = await stateOf({ categoryId: 'A', values: { dn: ['100'], motor: ['ec'] } })
    expect(both.response.products.map((tile) => tile.id)).toEqual(['badluefter-grossmann'])
  })

  it('counts each facet without its own filter and keeps values without a match', async ({
    expect,
  }) => {
    const { response } = await stateOf({ categoryId: 'A', values: { dn: ['125'] } })
    expect(response.total).toBe(1)
    expect(countsOf(response.facets, 'dn')).toEqual({ 100: 3, 125: 1, 150: 1 })
    expect(countsOf(response.facets, 'motor')).toEqual({ ac: 1, ec: 1 })
    expect(countsOf(response.facets, 'brand')).toEqual({ aerotal: 1, tubavent: 0 })
    const two = await stateOf({ categoryId: 'A', values: { dn: ['125'], motor: ['ec'] } })
    expect(countsOf(two.response.facets, 'dn')).toEqual({ 100: 1, 125: 1, 150: 0 })
    expect(countsOf(two.response.facets, 'motor')).toEqual({ ac: 1, ec: 1 })
  })

  it('shows the variant that matches the filters', async ({ expect }) => {
    const { response } = await stateOf({ categoryId: 'A', values: { dn: ['125'] } })
    expect(response.products[0]).toMatchObject({
      defaultVariantId: 's100',
      priceFrom: true,
      variant: { id: 's125' },
    })
    const ec = await stateOf({ categoryId: 'A', values: { dn: ['125'], motor: ['ec'] } })
    expect(ec.response.products[0]).toMatchObject({ priceFrom: false, variant: { id: 's125e' } })
  })

  it('filters by ranges, price, brand, availability and booleans', async ({ expect }) => {
    const idsOf = async (scope: Partial<CatalogScope>) =>
      (await stateOf({ categoryId: 'A', ...scope })).response.products.map((tile) => tile.id)
    expect(await idsOf({ ranges: { q_max: { from: 200, to: null } } })).toEqual(['letzter'])
    expect(await idsOf({ ranges: { price: { from: 80, to: 85 } } })).toEqual(['reduziert'])
    expect(await idsOf({ brands: ['tubavent'] })).toEqual(['badluefter-grossmann'])
    expect(await idsOf({ availableOnly: true, values: { motor: ['ec'] } })).toEqual([
      'badluefter-silva',
    ])
    expect(await idsOf({ values: { backdraught: ['1'] } })).toHaveLength(3)
    expect(await idsOf({ values: { backdraught: ['1'] }, brands: ['tubavent'] })).toEqual([])
    expect(await idsOf({ values: { nope: ['1'] } })).toEqual([])
  })

  it('filters fans whose curve reaches an operating point, by variant (domain part 2.1)', async ({
    expect,
  }) => {
    const reaching = async (flow: number, pressure: number) => {
      const { response } = await stateOf({ categoryId: 'A', reaches: { flow, pressure } })
      return response.products.map(({ variant }) => variant.id)
    }
    // Linear curves: 40 Pa at most and 180 m³/h, 80 Pa and 175 m³/h.
    expect(await reaching(90, 20)).toEqual(['s125'])
    expect(await reaching(90, 21)).toEqual(['s125e'])
    expect(await reaching(178, 0)).toEqual(['s125'])
    expect(await reaching(181, 0)).toEqual([])
    const { response } = await stateOf({ categoryId: 'A', reaches: { flow: 90, pressure: 60 } })
    expect(response.total).toBe(0)
    expect(response.facets.find(({ code }) => code === 'reaches')).toEqual({
      type: 'duty',
      code: 'reaches',
      title: 'Luftmenge bei Druck',
      unit: '',
      count: 1,
    })
    expect(
      (await stateOf({ categoryId: 'C' })).response.facets.map(({ type }) => type),
    ).not.toContain('duty')
    const junk = { flow: 0, pressure: -1 }
    expect((await stateOf({ categoryId: 'A', reaches: junk })).status).toBe(422)
  })

  it('sorts and pages', async ({ expect }) => {
    const idsOf = async (scope: Partial<CatalogScope>) =>
      (await stateOf({ categoryId: 'A', ...scope })).response.products.map((tile) => tile.id)
    expect(await idsOf({ sort: 'price' })).toEqual([
      'badluefter-silva',
      'letzter',
      'reduziert',
      'badluefter-grossmann',
    ])
    expect(await idsOf({ sort: 'price-desc', values: { motor: ['ac'] } })).toEqual([
      'reduziert',
      'letzter',
      'badluefter-silva',
    ])
    expect(await idsOf({ sort: 'name' })).toEqual([
      'badluefter-silva',
      'letzter',
      'badluefter-grossmann',
      'reduziert',
    ])
    expect(await idsOf({ sort: 'rating', perPage: 1 })).toEqual(['badluefter-silva'])
    const together = { perPage: 1, firstPage: 2, page: 3 }
    expect(await idsOf({ sort: 'name', ...together })).toEqual(['letzter', 'badluefter-grossmann'])
    // Five pages are shown together at most.
    expect(await idsOf({ sort: 'name', perPage: 1, firstPage: 1, page: 8 })).toEqual(['reduziert'])
    const beyond = await stateOf({ categoryId: 'A', values: { dn: ['100'] }, page: 9 })
    expect(beyond.response).toMatchObject({ products: [], total: 3 })
  })

  it('returns prices for the caller: crowns, and the price group’s discount', async ({
    expect,
  }) => {
    const crowns = await stateOf(
      { categoryId: 'A' },
      { currency: 'CZK', locale: 'cs', domain: 'cz' },
    )
    expect(crowns.response.products[0]?.variant.prices).toMatchObject({
      unitWithTax: 750,
      unitWithoutTax: 619.83,
    })
    const group = await stateOf({ categoryId: 'A' }, { groups: 'handwerk' })
    expect(group.response.products[0]?.variant.prices).toMatchObject({
      unitWithTax: 27.6,
      unitWithoutTax: 23.19,
    })
    expect(group.response.facets.find(({ code }) => code === 'price')).toMatchObject({
      min: 27.6,
      max: 82.8,
    })
  })

  it('refuses an invalid scope and an unknown category', async ({ expect }) => {
    expect((await request(getCatalogState, { query: { scope: '{' } })).status).toBe(422)
    expect((await stateOf({ categoryId: 'A', perPage: 1000 })).errors[0]).toMatchObject({
      status: 422,
      field: 'perPage',
    })
    expect((await stateOf({ categoryId: 'nope' })).status).toBe(404)
  })

  it('accepts swapped ranges and any number of filters', async ({ expect }) => {
    const crossed = { q_max: { from: 200, to: 100 }, price: { from: 1e308, to: -1 } }
    expect((await stateOf({ categoryId: 'A', ranges: crossed })).response.total).toBe(0)
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`p${n}`, ['1']]))
    const { status, response } = await stateOf({ categoryId: 'A', values: many })
    expect([status, response.total]).toEqual([200, 0])
    expect((await stateOf({ categoryId: 'A', values: { dn: [] } })).response.total).toBe(4)
  })

  it('treats SQL in every text field as text', async ({ expect }) => {
    const evil = `x' OR 1=1; DROP TABLE product; --`
    expect((await stateOf({ categoryId: evil })).status).toBe(404)
    const narrowed = await stateOf({ categoryId: 'A', values: { [evil]: [evil] }, brands: [evil] })
    expect(narrowed.response.total).toBe(0)
    const searched = await stateOf({ query: `"${evil}" NEAR(a b) *` })
    expect(searched.status).toBe(200)
    expect((await stateOf({ categoryId: 'A' })).response.total).toBe(4)
  })
})
