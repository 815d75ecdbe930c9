import { describe, it } from 'vitest'
import {
  articleCategoryQuery,
  articleQuery,
  articleTagQuery,
  articleTeasersQuery,
  authorQuery,
  configurationArticleListQuery,
} from '../../../../domain/contract/cms-graphql.ts'
import type { RequestOptions } from '../../../testing/request.ts'
import { requestContent } from '../../../testing/request-content.ts'

async function idsOf(variables: Record<string, unknown>, options: RequestOptions = {}) {
  const { entities } = await requestContent(articleTeasersQuery, variables, options)
  return entities.map(({ _id }) => _id)
}

describe('§7 article', () => {
  it('lists enabled, published articles, newest first, with the total', async ({ expect }) => {
    const list = await requestContent(articleTeasersQuery)
    expect(list.entities.map(({ _id }) => _id)).toEqual(['mould', 'sizing', 'old'])
    expect(list.total).toBe(3)
    expect(await idsOf({ site_enabled: false })).toEqual([])
  })

  it('skips and limits, and returns the total beyond the end', async ({ expect }) => {
    expect(await idsOf({ skip: 1, limit: 1 })).toEqual(['sizing'])
    expect(await requestContent(articleTeasersQuery, { skip: 15 })).toEqual({
      entities: [],
      total: 3,
    })
  })

  it('filters by category with its children, by tag and by author', async ({ expect }) => {
    expect(await idsOf({ category: 'advice' })).toEqual(['mould', 'sizing'])
    expect(await idsOf({ category: 'sizes' })).toEqual(['sizing'])
    expect(await idsOf({ tag: 'noise' })).toEqual(['mould', 'sizing'])
    expect(await idsOf({ tag: 'duct', author: 'mira' })).toEqual(['sizing'])
    expect(await idsOf({ author: 'jan', category: 'sizes' })).toEqual([])
    expect(await idsOf({ category: 'nope' })).toEqual([])
  })

  it('returns one by slug with author, category, tags and page meta', async ({ expect }) => {
    const { entities, total } = await requestContent(articleQuery, { slug: 'luftmenge' })
    expect(total).toBe(1)
    expect(entities[0]).toMatchObject({
      _id: 'sizing',
      locale: 'de',
      date_published: '2026-03-01T08:00:00Z',
      created: '2025-01-01T08:00:00Z',
      content: { type: 'doc' },
      author: { title: 'Mira Lang', author_has_page: true, page_meta: { slug: 'mira-lang' } },
      category: { title: 'Auslegung', master_category: { page_meta: { slug: 'ratgeber' } } },
      page_meta: {
        slug: 'luftmenge',
        seo_title: 'Luftmenge',
        share_image: 'article/luftmenge',
        slugs: { de: 'luftmenge', cs: 'prutok' },
      },
    })
    expect(entities[0]?.tag.map(({ title }) => title)).toEqual(['Rohr', 'Geräusch'])
  })

  it('§5 never returns future or disabled articles, not even by slug', async ({ expect }) => {
    expect(await idsOf({ slug: 'future' })).toEqual([])
    expect(await idsOf({ _id: ['hidden', 'future', 'old'] })).toEqual(['old'])
  })

  it('§6 hides articles of other groups, unless no check is requested', async ({ expect }) => {
    expect(await idsOf({ slug: 'trade' })).toEqual([])
    expect(await idsOf({ slug: 'trade' }, { groups: 'trade' })).toEqual(['trade'])
    expect(await idsOf({ slug: 'trade', checkPermissions: false })).toEqual(['trade'])
  })

  it('§1 answers in the caller’s language, else Czech, else German, and names it', async ({
    expect,
  }) => {
    const inSlovak = await requestContent(articleQuery, {}, { locale: 'sk' })
    expect(
      inSlovak.entities.map(({ _id, locale, page_meta }) => [_id, locale, page_meta.slug]),
    ).toEqual([
      ['mould', 'de', 'mould'],
      ['sizing', 'cs', 'prutok'],
      ['old', 'de', 'old'],
    ])
    expect(await idsOf({ slug: 'prutok' }, { locale: 'sk' })).toEqual(['sizing'])
    expect(await idsOf({ slug: 'luftmenge' }, { locale: 'cs' })).toEqual([])
  })
})

describe('§7 article_category, article_tag, author', () => {
  it('lists categories by weight, each with its parent', async ({ expect }) => {
    const { entities } = await requestContent(articleCategoryQuery)
    expect(entities.map(({ _id, master_category }) => [_id, master_category?._id])).toEqual([
      ['advice', undefined],
      ['news', undefined],
      ['sizes', 'advice'],
    ])
    const below = await requestContent(articleCategoryQuery, { master_category: 'advice' })
    expect(below.entities.map(({ title }) => title)).toEqual(['Auslegung'])
  })

  it('lists tags and authors by title, or returns one by slug', async ({ expect }) => {
    const tags = await requestContent(articleTagQuery)
    expect(tags.entities.map(({ title }) => title)).toEqual(['Geräusch', 'Rohr'])
    const authors = await requestContent(authorQuery, { skip: 1, limit: 5 })
    expect(authors).toMatchObject({ entities: [{ title: 'Mira Lang' }], total: 2 })
    const jan = await requestContent(authorQuery, { slug: 'jan-ernst' })
    expect(jan.entities).toMatchObject([{ author_has_page: false, perex: 'Über Jan Ernst.' }])
  })
})

describe('§7 configuration_article_list', () => {
  it('returns the page above all articles, with published featured ones', async ({ expect }) => {
    const list = await requestContent(configurationArticleListQuery)
    expect(list).toMatchObject({ title: 'Artikel', page_meta: { slug: 'artikel' } })
    expect(list?.highlighted.map(({ _id }) => _id)).toEqual(['sizing'])
  })
})
