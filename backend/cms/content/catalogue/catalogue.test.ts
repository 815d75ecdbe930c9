import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import {
  brandsQuery,
  categoryQuery,
  colourQuery,
  featuredProductsQuery,
  filteredCategoryQuery,
  glossaryTermQuery,
  parameterQuery,
  parameterValuesQuery,
  slugMetadataQuery,
  topCategoriesQuery,
  virtualCategoryQuery,
} from '../../../../domain/contract/cms-graphql.ts'
import { requestContent } from '../../../testing/request-content.ts'

describe('§7 categories', () => {
  it('returns top categories with children, and one by its store id', async ({ expect }) => {
    const top = await requestContent(topCategoriesQuery)
    expect(top.map(({ id, children }) => [id, children.map((child) => child.id)])).toEqual([
      ['A', ['A1']],
      ['C', []],
    ])
    expect(await requestContent(categoryQuery, { store_id: 'A1' })).toMatchObject({
      title: 'Badlüfter',
      breadcrumbs: [{ id: 'A' }],
    })
    expect(await requestContent(categoryQuery, { store_id: 'nope' })).toBeNull()
  })

  it('§6 hides categories and products of other groups', async ({ expect }) => {
    const restrict = env.DB.prepare('INSERT INTO restricted_view VALUES (?1, ?2, ?3)')
    await env.DB.batch([
      restrict.bind('category', 'A1', 'trade'),
      restrict.bind('product', 'letzter', 'trade'),
    ])
    const visibleTo = async (groups: string, variables = {}) => {
      const options = { groups }
      const top = await requestContent(topCategoriesQuery, variables, options)
      const category = await requestContent(
        categoryQuery,
        { store_id: 'A1', ...variables },
        options,
      )
      return [top[0]?.children.length, category?.id]
    }
    const products = async (groups: string) => {
      const featured = await requestContent(featuredProductsQuery, {}, { groups })
      const { entities } = await requestContent(
        glossaryTermQuery,
        { slug: 'zeta-wert' },
        { groups },
      )
      const behind = await requestContent(slugMetadataQuery, { slug: 'letzter' }, { groups })
      return [featured?.products.length, entities[0]?.references.length, behind.length]
    }
    expect(await visibleTo('')).toEqual([0, undefined])
    expect(await visibleTo('', { checkPermissions: false })).toEqual([1, 'A1'])
    expect(await visibleTo('trade')).toEqual([1, 'A1'])
    expect(await products('')).toEqual([1, 1, 0])
    expect(await products('trade')).toEqual([2, 3, 1])
    await env.DB.prepare('DELETE FROM restricted_view').run()
  })

  it('returns the texts of filtered categories with their filters', async ({ expect }) => {
    expect(await requestContent(filteredCategoryQuery, { category: 'A1' })).toMatchObject([
      { title: 'Badlüfter Ø 125', parameters: [{ entityId: 'dn', values: ['125'] }] },
    ])
    expect(await requestContent(filteredCategoryQuery, { category: 'C' })).toEqual([])
  })
})

describe('§7 virtual_category', () => {
  it('returns filter, texts, banners and questions by slug', async ({ expect }) => {
    await insertVirtualCategory()
    const found = await requestContent(
      virtualCategoryQuery,
      { slug: 'leise-luefter' },
      { currency: 'CZK' },
    )
    expect(found).toMatchObject({
      _id: 'quiet',
      title: 'Leise Lüfter',
      sliced_categories: ['A1'],
      parameters: [{ entityId: 'dn', values: ['100'] }],
      ranges: [{ entityId: 'q_max', from: null, to: 200 }],
      price_range: { price_from: null, price_to: 2500, currency_code: 'CZK' },
      catalog_settings: { sort: 'price-desc', available_only: true },
      page_meta: { slug: 'leise-luefter', canonical_slugs: ['ventilatoren/badluefter?dn=100'] },
      video: 'https://video.example/quiet',
      content: { type: 'doc' },
    })
    expect(found?.banners.map(({ _id }) => _id)).toEqual(['everywhere'])
    expect(found?.faq_questions.map(({ _id }) => _id)).toEqual(['noise'])
    expect(await requestContent(virtualCategoryQuery, { slug: 'nope' })).toBeNull()
  })
})

describe('§7 parameters', () => {
  it('returns a parameter with its values and their notes', async ({ expect }) => {
    const [dn] = await requestContent(parameterQuery, { entityId: ['dn', 'nope'] })
    expect(dn).toMatchObject({ entityId: 'dn', parameter_type: 'values', parameter_unit: 'mm' })
    expect(dn?.values.map(({ entityId }) => entityId)).toContain('125')
    const values = await requestContent(parameterValuesQuery, {
      parameter: 'dn',
      entityId: ['125'],
    })
    expect(values).toMatchObject([
      { _id: 'dn:125', short_description: 'Für 200 m³/h.', long_description: { type: 'doc' } },
    ])
    expect(await requestContent(parameterValuesQuery, { parameter: 'nope' })).toEqual([])
  })

  it('§3 Colour: returns a colour by its id', async ({ expect }) => {
    await env.DB.prepare(
      `INSERT INTO parameter (n, code, type, unit, title, group_title, value_list) VALUES
      (900, 'paint', 'colour', '', '{"de":"Lack"}', '{"de":""}', ?1)`,
    )
      .bind(JSON.stringify([{ id: 'ral-9016', title: { de: 'Weiß' }, colorHex: '#f1f0ea' }]))
      .run()
    expect(await requestContent(colourQuery, { _id: 'ral-9016' })).toEqual({
      _id: 'ral-9016',
      locale: 'de',
      title: 'Weiß',
      color_hex: '#f1f0ea',
      parameter_value_image: null,
    })
    expect(await requestContent(colourQuery, { _id: 'nope' })).toBeNull()
  })
})

describe('§7 brands and featured products', () => {
  it('returns all brands, or those of the ids, with their content', async ({ expect }) => {
    const brands = await requestContent(brandsQuery)
    expect(brands.map(({ title }) => title)).toEqual(['Aerotal', 'Tubavent'])
    const [first] = await requestContent(brandsQuery, { ids: [brands[0]?._id ?? ''] })
    expect(first).toMatchObject({ perex: 'Lüfter aus Thüringen.', link: 'https://aerotal.example' })
    expect(await requestContent(brandsQuery, { ids: [] })).toEqual([])
  })

  it('§9 slices featured products to the requested size', async ({ expect }) => {
    const featured = await requestContent(featuredProductsQuery)
    expect(featured?.products.map(({ id }) => id)).toEqual(['letzter', 'badluefter-silva'])
    const one = await requestContent(featuredProductsQuery, { limit: 1 })
    expect(one).toMatchObject({ title: 'Beliebt', products: [{ id: 'letzter' }] })
  })
})

async function insertVirtualCategory(): Promise<void> {
  const json = JSON.stringify
  const { DB } = env
  await DB.batch([
    DB.prepare(
      `INSERT INTO virtual_category (n, id, position, image, title, slug, description,
        sliced_categories, sliced_tags, parameters, ranges, brands, price_range, catalog_settings,
        canonical_slugs, updated_at)
      VALUES (9000, 'quiet', 1, '', ?1, ?2, ?3, '["A1"]', '[]', ?4, ?5, '[]', ?6, ?7, ?8, ?9)`,
    ).bind(
      json({ de: 'Leise Lüfter' }),
      json({ de: 'leise-luefter' }),
      json({ de: 'Kaum zu hören.' }),
      json([{ entityId: 'dn', values: ['100'] }]),
      json({ q_max: { from: null, to: 200 } }),
      json({ EUR: { from: null, to: 100 }, CZK: { from: null, to: 2500 } }),
      json({ sort: 'price-desc', available_only: true }),
      json({ de: ['ventilatoren/badluefter?dn=100'] }),
      '2026-11-20T09:00:00.000Z',
    ),
    DB.prepare(
      `INSERT INTO category_slug (locale, slug, category_n) VALUES ('de', 'leise-luefter', 9000)`,
    ),
    DB.prepare(
      `INSERT INTO entry (kind, id, enabled, weight, facts, updated_at)
      VALUES ('virtual_category', 'quiet', 1, 0, '{"video":"https://video.example/quiet"}', '2026')`,
    ),
    DB.prepare(
      `INSERT INTO entry_text (kind, id, locale, title, value)
      VALUES ('virtual_category', 'quiet', 'de', '', '{"content":{"type":"doc","content":[]}}')`,
    ),
    DB.prepare(
      `INSERT INTO entry_reference (kind, id, field, position, target)
      VALUES ('virtual_category', 'quiet', 'faq_question', 0, 'noise')`,
    ),
  ])
}
