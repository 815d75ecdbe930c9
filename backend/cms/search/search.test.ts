import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { getCatalogState, search } from '../../../domain/contract/cms.ts'
import { request } from '../../testing/request.ts'
import { distance } from './spelling.ts'

async function found(q: string) {
  const { response } = await request(search, { query: { q } })
  return response.products.entities.map((tile) => tile.id)
}

describe('§7 search', () => {
  it('folds diacritics and matches ae, oe, ue and ss', async ({ expect }) => {
    for (const q of ['badlufter', 'Badlüfter', 'badluefter', 'BADLÜ']) {
      expect(await found(q)).toContain('badluefter-silva')
    }
    expect(await found('grossmann')).toEqual(['badluefter-grossmann'])
    expect(await found('Großmann')).toEqual(['badluefter-grossmann'])
  })

  it('finds the second half of a compound', async ({ expect }) => {
    expect(await found('lufter silva')).toEqual(['badluefter-silva'])
    expect(await found('rohr')).toContain('wickelfalzrohr')
  })

  it('matches a diameter in any notation', async ({ expect }) => {
    for (const q of ['Ø125', 'ø 125', 'DN125', 'dn 125', '125 mm', '125', '125ka', 'prumer 125']) {
      expect((await found(q)).sort()).toEqual(['badluefter-silva', 'wickelfalzrohr'])
    }
    expect(await found('silva Ø125')).toEqual(['badluefter-silva'])
    const { response } = await request(search, { query: { q: 'silva Ø125' } })
    expect(response.products.entities[0]?.variant.id).toBe('s125')
  })

  it('returns the variant if the query is a code or an EAN', async ({ expect }) => {
    for (const q of ['LB-S125E', 'lbs125e', 'M-s125e', '4000047078690']) {
      const { response } = await request(search, { query: { q } })
      expect(response.exact?.slug).toBe('badluefter-silva')
      expect(response.products.entities.map(({ id }) => id)).toEqual(['badluefter-silva'])
    }
    expect((await found('LB-S1'))[0]).toBe('badluefter-silva')
    expect((await request(search, { query: { q: 'LB-S1' } })).response.exact).toBeNull()
  })

  it('knows synonyms', async ({ expect }) => {
    expect(await found('spirorohr')).toEqual(['wickelfalzrohr'])
    expect(await found('ventilator grossmann')).toEqual(['badluefter-grossmann'])
  })

  it('finds categories and pages', async ({ expect }) => {
    const { response } = await request(search, { query: { q: 'ventilator' } })
    expect(response.categories.entities.map(({ id }) => id)).toEqual(['A'])
    const pages = await request(search, { query: { q: 'agb' } })
    expect(pages.response.menuItems.entities).toEqual([{ id: 'terms', title: 'AGB', slug: 'agb' }])
  })

  it('tolerates a typo and reports the correction', async ({ expect }) => {
    for (const q of ['wickelfalzrhor', 'wikelfalzrohr', 'wickelfalzrohrr', 'wickelfalsrohr']) {
      const { response } = await request(search, { query: { q } })
      expect(response.products.entities.map(({ id }) => id)).toEqual(['wickelfalzrohr'])
      expect(response.suggestion).toBe('Wickelfalzrohr')
    }
    expect(await found('wikelfal')).toEqual(['wickelfalzrohr'])
    expect(
      (await request(search, { query: { q: 'wickelfalzrohr' } })).response.suggestion,
    ).toBeNull()
  })

  it('returns totals per location, however few it lists', async ({ expect }) => {
    const { response } = await request(search, { query: { q: 'lüfter', limit: '1' } })
    expect(response.products.entities).toHaveLength(1)
    expect(response.products.total).toBeGreaterThan(1)
    expect(response.categories.total).toBe(response.categories.entities.length)
    for (const { total } of [response.articles, response.faqQuestions, response.virtualCategories])
      expect(total).toBeGreaterThanOrEqual(0)
  })

  it('returns current content in the requested language only', async ({ expect }) => {
    const insert = env.SEARCH_DB.prepare(
      `INSERT INTO search_document (kind, id, locale, slug, published_at, title, body) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`,
    )
    await env.SEARCH_DB.batch([
      insert.bind(
        'article',
        'a1',
        'de',
        'feuchte',
        '2026-01-01T00:00:00Z',
        'Grüße aus dem Bad',
        'DN 125 genügt',
      ),
      insert.bind('article', 'a2', 'de', 'morgen', '2099-01-01T00:00:00Z', 'Grüße von morgen', ''),
      insert.bind('article', 'a3', 'cs', 'vlhko', null, 'Pozdravy z koupelny', 'průtok'),
      insert.bind('faq_question', 'f1', 'de', '', null, 'Wie groß muss es sein?', 'Maß nehmen'),
      insert.bind('glossary_term', 'g1', 'de', 'nennweite', null, 'Nennweite', 'DN'),
    ])
    for (const q of ['grusse', 'Grüße', 'GRUESSE', 'grü', 'bad 125', 'Ø 125 grüße']) {
      const { response } = await request(search, { query: { q } })
      const { total, entities } = response.articles
      expect({ q, total, entities }).toEqual({
        q,
        total: 1,
        entities: [{ id: 'a1', title: 'Grüße aus dem Bad', slug: 'feuchte' }],
      })
    }
    const czech = await request(search, { query: { q: 'pozdrav' }, locale: 'cs' })
    expect(czech.response.articles.entities.map(({ id }) => id)).toEqual(['a3'])
    const question = await request(search, { query: { q: 'gross' } })
    expect(question.response.faqQuestions.entities).toMatchObject([{ id: 'f1' }])
    const term = await request(search, { query: { q: 'nennw' } })
    expect(term.response.glossaryTerms?.entities.map(({ slug }) => slug)).toEqual(['nennweite'])
    await env.SEARCH_DB.prepare(
      `DELETE FROM search_document WHERE id IN ('a1', 'a2', 'a3', 'f1', 'g1')`,
    ).run()
  })

  it('finds all public content of the content tables', async ({ expect }) => {
    const idsOf = async (q: string, locale = 'de', groups = '') => {
      const { response } = await request(search, { query: { q }, locale, groups })
      const found = [response.articles, response.faqQuestions, response.glossaryTerms]
      return found.flatMap((location) => location?.entities.map(({ id }) => id) ?? [])
    }
    expect(await idsOf('luftmenge')).toEqual(['sizing'])
    expect(await idsOf('prutok', 'cs')).toEqual(['sizing'])
    expect(await idsOf('luftmenge', 'cs')).toEqual([])
    expect(await idsOf('zurück')).toEqual(['return'])
    expect(await idsOf('zurueck')).toEqual(['return'])
    expect(await idsOf('ärophon')).toEqual(['noise'])
    for (const closed of ['future', 'hidden', 'trade']) expect(await idsOf(closed)).toEqual([])
    expect(await idsOf('trade', 'de', 'trade')).toEqual(['trade'])
  })

  it('§6: hides content of other price groups', async ({ expect }) => {
    const restrict = env.DB.prepare(
      'INSERT INTO restricted_view (kind, id, price_group) VALUES (?1, ?2, ?3)',
    )
    await env.DB.batch([
      restrict.bind('product', 'wickelfalzrohr', 'handwerk'),
      restrict.bind('category', 'C', 'handwerk'),
    ])
    const query = { q: 'wickelfalzrohr' }
    const code = { q: 'LB-W100' }
    const scope = { values: {}, ranges: {}, brands: [], availableOnly: false, sort: 'price' }
    const listing = { scope: JSON.stringify({ ...scope, page: 1, perPage: 21, categoryId: 'C' }) }
    const closed = { total: 0, exact: null, categories: 0, listed: 0 }
    const open = { total: 1, exact: 'wickelfalzrohr', categories: 1, listed: 1 }
    for (const [groups, expected] of [
      ['', closed],
      ['architekt', closed],
      ['handwerk', open],
      ['architekt,handwerk', open],
    ] as const) {
      const { products } = (await request(search, { query, groups })).response
      const { exact } = (await request(search, { query: code, groups })).response
      const { categories } = (await request(search, { query: { q: 'rohre' }, groups })).response
      const { total } = (await request(getCatalogState, { query: listing, groups })).response
      expect({
        total: products.total,
        exact: exact?.slug ?? null,
        categories: categories.entities.filter(({ id }) => id === 'C').length,
        listed: total,
      }).toEqual(expected)
    }
    await env.DB.prepare('DELETE FROM restricted_view').run()
  })

  it('returns further pages, with the totals on each', async ({ expect }) => {
    const part = async (page: string) =>
      (await request(search, { query: { q: 'lüfter', limit: '2', page } })).response.products
    const pages = [await part('1'), await part('2'), await part('3'), await part('99')]
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5])
    expect(pages.map(({ entities }) => entities.length)).toEqual([2, 2, 1, 0])
    expect(new Set(pages.flatMap(({ entities }) => entities.map(({ id }) => id))).size).toBe(5)
    const terms = async (page: string) =>
      (await request(search, { query: { q: 'luftmenge', limit: '1', page } })).response.articles
    expect(await terms('1')).toMatchObject({ total: 1, entities: [{ id: 'sizing' }] })
    expect(await terms('2')).toEqual({ total: 1, entities: [] })
    for (const page of ['0', '-1', 'x', '1e9', '']) {
      expect((await request(search, { query: { q: 'lüfter', page } })).status).toBe(200)
    }
  })

  it('UX rule 11: with "typed" it searches these words only, and suggests the correction', async ({
    expect,
  }) => {
    const { response } = await request(search, { query: { q: 'wikelfalzrohr', typed: '1' } })
    expect(response.products).toEqual({ entities: [], total: 0 })
    expect(response.suggestion).toBe('Wickelfalzrohr')
    const known = await request(search, { query: { q: 'wickelfalzrohr', typed: '1' } })
    expect(known.response.products.total).toBe(1)
  })

  it('applies the correction to categories too if the query finds nothing at all', async ({
    expect,
  }) => {
    const insert = `INSERT INTO search_document (kind, id, locale, slug, title, body)
      VALUES ('page', 'spelled', 'de', 'rohre-kuerzen', 'Wickelfalzrohr kürzen', '')`
    await env.SEARCH_DB.prepare(insert).run()
    const corrected = await request(search, { query: { q: 'wikelfalzrohr' } })
    expect(corrected.response.menuItems.entities.map(({ id }) => id)).toEqual(['spelled'])
    const typed = await request(search, { query: { q: 'wikelfalzrohr', typed: '1' } })
    expect(typed.response.menuItems.total).toBe(0)
    await env.SEARCH_DB.prepare(`DELETE FROM search_document WHERE id = 'spelled'`).run()
  })

  it('§2: names the variant of an exact code only if it is not the default one', async ({
    expect,
  }) => {
    const exactly = async (q: string) => (await request(search, { query: { q } })).response.exact
    const { response } = await request(search, { query: { q: 'silva' } })
    const shown = response.products.entities[0]
    expect(await exactly(shown?.variant.catalogCode ?? '')).toEqual({ slug: 'badluefter-silva' })
    expect(await exactly('LB-S125E')).toEqual({
      slug: 'badluefter-silva',
      variantId: 's125e',
    })
  })

  it('§7 lists the search service’s results, in its order, and filters them', async ({
    expect,
  }) => {
    const scope = {
      query: 'irgendwas',
      productIds: ['wickelfalzrohr', 'unbekannt', 'badluefter-silva', 'wickelfalzrohr'],
      values: {},
      ranges: {},
      brands: [],
      availableOnly: false,
      sort: 'default',
      page: 1,
      perPage: 21,
    }
    const state = async (more: object = {}) =>
      (await request(getCatalogState, { query: { scope: JSON.stringify({ ...scope, ...more }) } }))
        .response
    const all = await state()
    expect(all.products.map(({ id }) => id)).toEqual(['wickelfalzrohr', 'badluefter-silva'])
    expect(all.total).toBe(2)
    const brand = all.facets.find(({ code }) => code === 'brand')
    expect(brand && 'values' in brand && brand.values.length).toBe(2)
    const few = await state({ brands: ['tubavent'] })
    expect(few.products.map(({ id }) => id)).toEqual(['wickelfalzrohr'])
    expect((await state({ productIds: [] })).total).toBe(0)
  })

  it('ranks matches of the whole name before partial ones and others', async ({ expect }) => {
    expect((await found('lüfter'))[0]).toBe('badluefter-silva')
    expect((await found('wickelfalz'))[0]).toBe('wickelfalzrohr')
  })

  it('lists, counts and filters results like a category', async ({ expect }) => {
    const scope = {
      query: 'lüfter',
      values: {},
      ranges: {},
      brands: [],
      availableOnly: false,
      sort: 'price',
      page: 1,
      perPage: 21,
    }
    const state = async (more: object = {}) =>
      (await request(getCatalogState, { query: { scope: JSON.stringify({ ...scope, ...more }) } }))
        .response
    const all = await state()
    const brand = all.facets.find(({ code }) => code === 'brand')
    const counts = brand && 'values' in brand ? brand.values.map(({ count }) => count) : []
    expect(counts).toEqual([3, 2])
    expect(all.total).toBe(5)
    const few = await state({ perPage: 1, brands: ['tubavent'] })
    expect(few.products.map(({ id }) => id)).toEqual(['wickelfalzrohr'])
    expect(few.total).toBe(2)
    expect(few.facets.find(({ code }) => code === 'brand')).toEqual(brand)
    expect((await state({ categoryId: 'C' })).products.map(({ id }) => id)).toEqual([
      'wickelfalzrohr',
    ])
  })

  it('answers emoji, long and odd queries in every language', async ({ expect }) => {
    const odd = [
      '💨🚿',
      '💨 lüfter',
      'ü'.repeat(500),
      'lüfter '.repeat(70),
      'constructor',
      '__proto__',
    ]
    for (const locale of ['de', 'cs', 'sk', 'en']) {
      for (const q of odd) {
        const { status, response } = await request(search, { query: { q }, locale })
        expect({ q: q.slice(0, 20), status }).toEqual({ q: q.slice(0, 20), status: 200 })
        expect(response.products.total > 0).toBe(q.includes('lüfter'))
      }
    }
  })

  it('§5: finds nothing for short parts and for signs', async ({ expect }) => {
    for (const q of ['', 'ba', '" OR *', 'a NEAR b', '%%%', 'name:x^2', '\u0000', '(((']) {
      const { status, response } = await request(search, { query: { q } })
      expect({ q, status, total: response.products.total }).toEqual({ q, status: 200, total: 0 })
    }
  })

  it('counts a swap of neighbours as one error', ({ expect }) => {
    expect(distance('rohr', 'rhor')).toBe(1)
    expect(distance('lufter', 'luftr')).toBe(1)
    expect(distance('', 'abc')).toBe(3)
  })
})
