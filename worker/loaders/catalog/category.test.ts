import { describe, it } from 'vitest'
import { exampleCategory } from '../../../domain/contract/testing/examples/entities/category.ts'
import {
  exampleCatalogBanner,
  exampleVirtualCategory,
} from '../../../domain/contract/testing/examples/entities/virtual-category.ts'
import type { CatalogScope } from '../../../domain/catalog/catalog.ts'
import type { Category } from '../../../domain/catalog/category.ts'
import type { FilteredCategory } from '../../../domain/catalog/filtered-category.ts'
import { routesOf } from '../../../domain/routes.ts'
import type { VirtualCategory } from '../../../domain/catalog/virtual-category.ts'
import { canonicalQuery } from '../../request/query.ts'
import type { PublicReads } from '../../upstream/reads/public-reads.ts'
import { loadCategory } from './category.loader.ts'
import type { PublicInput } from '../screen.ts'

const category: Category = {
  ...exampleCategory,
  id: 'A1',
  title: 'Badlüfter',
  breadcrumbs: [{ id: 'A', title: 'Ventilatoren', slug: 'ventilatoren' }],
  pageMeta: {
    ...exampleCategory.pageMeta,
    slug: 'badluefter',
    slugs: { de: 'badluefter', cs: 'koupelnove' },
  },
}
const saved: Category = {
  ...category,
  id: 'vc',
  isVirtual: true,
  title: 'Leise Badlüfter',
  breadcrumbs: [...category.breadcrumbs, { id: 'A1', title: 'Badlüfter', slug: 'badluefter' }],
  pageMeta: { ...category.pageMeta, slug: 'leise', slugs: { de: 'leise', cs: 'tiche' } },
}
const link = {
  _id: 'vc',
  locale: 'de' as const,
  title: 'Leise Badlüfter',
  slugs: saved.pageMeta.slugs,
  canonical_slugs: ['badluefter?f_lpa_to=25'],
}
const { page_meta: exampleMeta } = exampleVirtualCategory
const described: FilteredCategory = {
  _id: 'f',
  locale: 'de',
  category_id: 'A1',
  title: 'Badlüfter Ø 125',
  description: 'Für weite Rohre.',
  parameters: [{ entityId: 'dn', values: ['125'] }],
  page_meta: {
    ...exampleMeta,
    slug: 'badluefter?f_dn=125',
    seo_title: 'Badlüfter Ø 125',
    slugs: { de: 'badluefter?f_dn=125', cs: 'koupelnove?f_dn=125' },
  },
}

interface Shop {
  virtual?: Partial<VirtualCategory>
  total?: number
  sliced?: Category[]
}

/** Loads a URL; returns the result and the scopes of its reads. */
async function load(address: string, { virtual = {}, total = 60, sliced = [] }: Shop = {}) {
  const [slug = '', search = ''] = address.split('?')
  const requested: CatalogScope[] = []
  const reads: Partial<PublicReads> = {
    categories: async ([wanted]) =>
      [category, saved].filter((each) => each.pageMeta.slug === wanted),
    virtualCategory: async () => ({ ...exampleVirtualCategory, ...virtual }),
    virtualCategoriesOf: async () => [link],
    filteredCategories: async () => [described],
    catalogBanners: async () => [exampleCatalogBanner],
    categoriesById: async () => sliced,
    catalogState: async (scope) => {
      requested.push(scope)
      return { products: [], total, page: scope.page, perPage: 21, facets: [] }
    },
  }
  const input = {
    slug,
    query: canonicalQuery(new URLSearchParams(search), 'category'),
    routes: routesOf('de'),
    cdn: '/cdn',
    domains: [
      { host: 'shop.test', code: 'de', locale: 'de', country: 'DEU', currency: 'EUR' },
      { host: 'cs.shop.test', code: 'cz', locale: 'cs', country: 'CZE', currency: 'CZK' },
    ],
    context: { origin: 'https://shop.test', locale: 'de' },
    reads,
  }
  // Only the input that this loader uses.
  const loaded = await loadCategory(input as unknown as PublicInput)
  if (loaded === null || 'redirect' in loaded) return { loaded: null, requested }
  return { loaded, requested }
}

const types = (data: Record<string, unknown>[] = []) => data.map((each) => each['@type'])

describe('§5 canonical of a listing', () => {
  it('of a category is its own URL, also for further pages', async ({ expect }) => {
    const { loaded } = await load('badluefter?page=2')
    expect(loaded?.head).toMatchObject({
      canonical: 'https://shop.test/badluefter?page=2',
      noindex: false,
    })
    expect(loaded?.head.title).toContain('(2)')
  })

  it('of filters without content of their own is the unfiltered list, with noindex', async ({
    expect,
  }) => {
    const { loaded } = await load('badluefter?f_dn=100')
    expect(loaded?.head).toMatchObject({ canonical: 'https://shop.test/badluefter', noindex: true })
  })

  it('of a saved filter’s values is that filter, in each language', async ({ expect }) => {
    const { loaded } = await load('badluefter?f_lpa_to=25')
    expect(loaded?.head).toMatchObject({ canonical: 'https://shop.test/leise', noindex: false })
    expect(loaded?.head.alternates).toEqual([
      { locale: 'de', href: 'https://shop.test/leise' },
      { locale: 'cs', href: 'https://cs.shop.test/tiche' },
    ])
    expect(loaded?.props.category.title).toBe('Badlüfter')
  })

  it('of a filtered category is itself, with its own texts', async ({ expect }) => {
    const { loaded } = await load('badluefter?f_dn=125&page=2')
    expect(loaded?.head).toMatchObject({
      canonical: 'https://shop.test/badluefter?f_dn=125&page=2',
      noindex: false,
    })
    expect(loaded?.head.alternates[1]?.href).toBe('https://cs.shop.test/koupelnove?f_dn=125&page=2')
    expect(loaded?.props.category).toMatchObject({
      title: 'Badlüfter Ø 125',
      perex: 'Für weite Rohre.',
      slug: 'badluefter',
    })
    expect(loaded?.props.category.breadcrumbs.map(({ title }) => title)).toEqual([
      'Ventilatoren',
      'Badlüfter',
    ])
  })

  it('of several pages shown together is the first, the only one that is indexed', async ({
    expect,
  }) => {
    const { loaded, requested } = await load('badluefter?page=1-3')
    expect(loaded?.head).toMatchObject({
      canonical: 'https://shop.test/badluefter',
      noindex: true,
    })
    expect(types(loaded?.head.jsonLd)).toEqual(['BreadcrumbList'])
    expect(requested).toEqual([expect.objectContaining({ firstPage: 1, page: 3 })])
    const later = (await load('badluefter?page=2-3')).loaded?.head
    expect(later?.canonical).toBe('https://shop.test/badluefter?page=2')
    expect(later?.title).toContain('(2)')
  })

  it('keeps sorted and empty lists out of search engines', async ({ expect }) => {
    expect((await load('badluefter?sort=price')).loaded?.head.noindex).toBe(true)
    expect((await load('badluefter', { total: 0 })).loaded?.head.noindex).toBe(true)
  })
})

describe('issue: bad input', () => {
  it('answers 404 beyond the last page', async ({ expect }) => {
    expect((await load('badluefter?page=3')).loaded).not.toBeNull()
    for (const page of [4, 999, 9999]) {
      expect((await load(`badluefter?page=${page}`)).loaded, String(page)).toBeNull()
    }
    expect((await load('badluefter?page=4-5')).loaded).toBeNull()
    // Fewer pages may exist now than when the URL was saved.
    expect((await load('badluefter?page=2-5')).loaded).not.toBeNull()
    expect((await load('gibt-es-nicht')).loaded).toBeNull()
  })

  it('never shows more than five pages at once', async ({ expect }) => {
    const { requested } = await load('badluefter?page=1-9999', { total: 100_000 })
    expect(requested[0]).toMatchObject({ firstPage: 1, page: 5 })
  })

  it('shows the plain list for junk, under the plain URL', async ({ expect }) => {
    const { loaded, requested } = await load(
      'badluefter?page=0&sort=junk&f_DN=1&price_from=x&utm=1',
    )
    expect(loaded?.head).toMatchObject({
      canonical: 'https://shop.test/badluefter',
      noindex: false,
    })
    expect(requested[0]).toMatchObject({ page: 1, sort: 'default', values: {}, ranges: {} })
  })
})

describe('§3 Virtual category', () => {
  it('lists its products by its id, in its own order until the visitor sorts', async ({
    expect,
  }) => {
    const shop: Shop = { virtual: { catalog_settings: { sort: 'price', available_only: false } } }
    const { requested, loaded } = await load('leise?f_dn=125', shop)
    expect(requested[0]).toMatchObject({
      virtualCategoryId: 'vc',
      sort: 'price',
      values: { dn: ['125'] },
    })
    expect(requested[0]).not.toHaveProperty('categoryId')
    expect(loaded?.props.scope.sort).toBe('default')
    expect((await load('leise?sort=name', shop)).requested[0]?.sort).toBe('name')
  })

  it('shows banners, questions and texts, and links to its categories with its filters', async ({
    expect,
  }) => {
    const other = { ...category, id: 'A2', title: 'Rohrventilatoren' }
    const { loaded } = await load('leise', {
      sliced: [category, other],
      virtual: { video: 'https://video.example/1', price_range: null },
    })
    expect(loaded?.props.editorial).toMatchObject({
      children: [
        { id: 'A1', slug: 'badluefter', query: 'f_lpa_to=30&f_motor=ec' },
        { id: 'A2', query: 'f_lpa_to=30&f_motor=ec' },
      ],
      banner: { title: exampleCatalogBanner.title },
      video: 'https://video.example/1',
      selections: [],
    })
    expect(loaded?.props.editorial.questions.map(({ question }) => question)).toContain(
      'Wie viel Luft braucht ein Bad?',
    )
    expect(types(loaded?.head.jsonLd)).toEqual(['BreadcrumbList', 'ItemList', 'FAQPage'])
  })

  it('omits these links when its filter has a tag, by which no category can be filtered', async ({
    expect,
  }) => {
    const shop = {
      sliced: [category, { ...category, id: 'A2' }],
      virtual: { sliced_tags: ['new'] },
    }
    expect((await load('leise', shop)).loaded?.props.editorial.children).toEqual([])
  })

  it('omits these links when its products are all in one category, which the breadcrumbs name', async ({
    expect,
  }) => {
    const { loaded } = await load('leise', { sliced: [category] })
    expect(loaded?.props.editorial.children).toEqual([])
    expect(loaded?.props.category.breadcrumbs.at(-1)?.slug).toBe('badluefter')
  })

  it('§4: shows no banner outside its period', async ({ expect }) => {
    const past = {
      ...exampleCatalogBanner,
      time_limited: true,
      time_limit_start: '2020-01-01T00:00:00Z',
      time_limit_end: '2020-02-01T00:00:00Z',
    }
    const { loaded } = await load('leise', { virtual: { banners: [past] } })
    expect(loaded?.props.editorial.banner).toBeNull()
  })

  it('§9: truncates the titles of its links at 45', async ({ expect }) => {
    const title = 'Rohrventilatoren mit EC-Motor und Schalldämmung im Gehäuse'
    const { loaded } = await load('leise', { sliced: [category, { ...category, title }] })
    expect(loaded?.props.editorial.children.map((child) => child.title)).toEqual([
      'Badlüfter',
      'Rohr\u{ad}ventilatoren mit EC-Motor und…',
    ])
  })

  it('is linked from the category of its products', async ({ expect }) => {
    const { loaded } = await load('badluefter')
    expect(loaded?.props.editorial.selections).toEqual([
      { title: 'Leise Badlüfter', href: '/leise' },
    ])
  })
})
