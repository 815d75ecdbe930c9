import { env, SELF } from 'cloudflare:test'
import { describe, it, vi } from 'vitest'
import { merchant } from '../../../demo/content/merchant.ts'
import {
  configurationQuery,
  errorPageQuery,
  graphql,
  homepageQuery,
  pageQuery,
  type GraphqlQuery,
} from '../../../domain/contract/cms-graphql.ts'
import {
  getCatalogCategories,
  getMenu,
  getProductDetail,
  getProducts,
  getRedirect,
  getTopCategories,
  getUrlRewrite,
} from '../../../domain/contract/cms.ts'
import { request } from '../../testing/request.ts'

async function content<T>(query: GraphqlQuery<T>, variables = {}): Promise<T> {
  const { response } = await request(graphql, { body: { query: query.query, variables } })
  const read = query.read(response.data)
  if (!read.success) throw new Error(JSON.stringify([response.errors, read.issue]))
  return read.data
}

describe('§7 graphql', () => {
  it('returns the homepage with resolved products', async ({ expect }) => {
    const homepage = await content(homepageQuery)
    const block = homepage.blocks.find((entry) => entry.type === 'products')
    expect(block?.products.map(({ id }) => id)).toEqual(['letzter', 'badluefter-silva'])
    const { headers } = await request(graphql, { body: { query: homepageQuery.query } })
    expect(headers.get('X-Updated-At')).toBe('2026-11-20T09:00:00.000Z')
    expect(homepage.brands.map(({ title }) => title)).toEqual(['Aerotal', 'Tubavent'])
  })

  it('returns pages, configuration and error pages, or null', async ({ expect }) => {
    expect(await content(pageQuery, { slug: 'agb' })).toMatchObject({
      title: 'AGB',
      pageMeta: { slugs: { cs: 'podminky' } },
    })
    expect(await content(pageQuery, { slug: `x' OR '1'='1` })).toBeNull()
    expect(await content(configurationQuery)).toMatchObject({ maintenance: false })
    expect(await content(errorPageQuery, { status: 404 })).toMatchObject({
      title: 'Nicht gefunden',
    })
    expect(await content(errorPageQuery, { status: 418 })).toBeNull()
  })

  it('returns a home page and the settings of a shop without content', async ({ expect }) => {
    await env.DB.exec(`DELETE FROM content WHERE kind IN ('homepage', 'configuration')`)
    const home = await content(homepageQuery)
    expect(home).toMatchObject({ blocks: [], pageMeta: { seoTitle: merchant.brand.name } })
    expect(await content(configurationQuery)).toMatchObject({
      shoppingDisabled: false,
      usp: [],
      footer: { text: '' },
    })
    await env.DB.exec('DELETE FROM merchant')
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect((await content(configurationQuery)).shoppingDisabledText).not.toBe('')
    expect((await content(homepageQuery)).pageMeta.seoTitle).toBe('')
  })

  it('answers an invalid query with an error without details', async ({ expect }) => {
    const { response } = await request(graphql, { body: { query: '{ nope }' } })
    expect(response.errors?.[0]?.message).toContain('nope')
    const many = Array.from({ length: 11 }, (_, n) => `h${n}: homepage`).join(' ')
    const greedy = await request(graphql, { body: { query: `{ ${many} }` } })
    expect(greedy.response.errors?.[0]?.message).toBe('Too many fields')
  })
})

describe('§7 cms', () => {
  it('lists top categories, and categories by slug or id', async ({ expect }) => {
    const top = await request(getTopCategories)
    expect(top.response.data.map(({ id, productCount }) => [id, productCount])).toEqual([
      ['A', 4],
      ['C', 1],
    ])
    const bySlug = await request(getCatalogCategories, {
      query: { slugs: 'ventilatoren/badluefter,nope' },
    })
    expect(bySlug.response.data).toMatchObject([
      { id: 'A1', breadcrumbs: [{ id: 'A' }], children: [] },
    ])
    expect(bySlug.headers.get('X-Updated-At')).toBe('2026-11-20T09:00:00.000Z')
    const byId = await request(getCatalogCategories, { query: { ids: 'A' } })
    expect(byId.response.data[0]?.children.map(({ id }) => id)).toEqual(['A1'])
  })

  it('returns tiles by ids in order, slugs, codes, EANs, category and at random', async ({
    expect,
  }) => {
    const idsOf = async (query: Record<string, string>) =>
      (await request(getProducts, { query })).response.data.map(({ id }) => id)
    expect(await idsOf({ ids: 'letzter,nope,badluefter-silva' })).toEqual([
      'letzter',
      'badluefter-silva',
    ])
    expect(await idsOf({ slugs: 'letzter' })).toEqual(['letzter'])
    expect(await idsOf({ variantCodes: 'LB-S125' })).toEqual(['badluefter-silva'])
    expect(await idsOf({ eans: '4000001307741' })).toEqual(['badluefter-silva'])
    expect(await idsOf({ categoryIds: 'C' })).toEqual(['wickelfalzrohr'])
    expect(await idsOf({ random: '3' })).toHaveLength(3)
    expect(await idsOf({})).toEqual([])
  })

  it('returns a product with variants, axes and prices of its market', async ({ expect }) => {
    const { response } = await request(getProductDetail, { params: { slug: 'badluefter-silva' } })
    expect(response.data).toMatchObject({
      defaultVariantId: 's100',
      categoryFullname: 'Ventilatoren | Badlüfter',
      reviewCount: 2,
    })
    expect(response.data.variants.map(({ id }) => id)).toEqual(['s100', 's125', 's125e'])
    expect(
      response.data.axes.map(({ code, values }) => [code, values.map(({ id }) => id)]),
    ).toEqual([
      ['dn', ['100', '125']],
      ['motor', ['ac', 'ec']],
    ])
    expect((await request(getProductDetail, { params: { slug: 'nope' } })).status).toBe(404)
  })

  it('law 8: refers a reduction to the lowest price of the 30 days before it', async ({
    expect,
  }) => {
    const { response } = await request(getProductDetail, { params: { slug: 'reduziert' } })
    expect(response.data.variants[0]?.prices).toMatchObject({
      unitWithTax: 80,
      unitOriginalWithTax: 120,
      lowest30WithTax: 100,
      percentageDiscount: 20,
      inDiscount: true,
    })
  })

  it('law 7: returns the price per measure and the tiers', async ({ expect }) => {
    const { response } = await request(getProductDetail, { params: { slug: 'wickelfalzrohr' } })
    expect(response.data.variants[0]).toMatchObject({
      unit: { code: 'metre', step: 0.5 },
      prices: {
        basePrice: { withTax: 6, unit: 'm' },
        quantityPrices: [{ from: 10, unitWithTax: 5.4 }],
      },
    })
    expect(response.data.variants[1]?.availability).toMatchObject({
      isAvailable: true,
      checkStock: false,
      delayDays: 10,
    })
  })

  it('returns menus, the main one from the categories', async ({ expect }) => {
    const main = await request(getMenu, { params: { code: 'main' } })
    expect(main.response.items[0]).toMatchObject({
      link: { type: 'category', target: 'ventilatoren' },
      children: [{ id: 'A1' }],
    })
    expect(
      (await request(getMenu, { params: { code: 'footer-legal' } })).response.items,
    ).toHaveLength(1)
    expect((await request(getMenu, { params: { code: 'nope' } })).status).toBe(404)
  })

  it('resolves old paths', async ({ expect }) => {
    const rewrite = await request(getUrlRewrite, { query: { lang: 'cs', path: '/agb.html' } })
    expect(rewrite.response).toEqual({ match: { type: 'page', slug: 'podminky' } })
    expect(
      (await request(getUrlRewrite, { query: { lang: 'de', path: '/x' } })).response.match,
    ).toBeNull()
    const redirect = await request(getRedirect, { query: { route: 'category', path: '/alt' } })
    expect(redirect.response).toEqual({ redirectPath: '/ventilatoren' })
  })

  it('§8: answers unknown paths and large bodies with the envelope', async ({ expect }) => {
    const unknown = await SELF.fetch('http://backend/store/api/v1/nope', {
      headers: { 'X-Locale': 'cs' },
    })
    expect(await unknown.json()).toEqual({
      errors: [{ status: 404, title: 'Nenalezeno.', code: 'not_found' }],
    })
    const large = await SELF.fetch('http://backend/store/api/v1/cart/items', {
      method: 'POST',
      body: 'x'.repeat(300_000),
    })
    expect(large.status).toBe(413)
    const broken = await SELF.fetch('http://backend/store/api/v1/cart/items', {
      method: 'POST',
      body: '{',
    })
    expect(broken.status).toBe(400)
  })
})
