import { describe, it } from 'vitest'
import {
  exampleArticle,
  exampleArticleCategory,
  exampleArticleTag,
  exampleAuthor,
  exampleTeaser,
} from '../../../domain/contract/testing/examples/entities/article.ts'
import type { ArticleTeaser } from '../../../domain/content/articles/article.ts'
import type { ArticleCategory } from '../../../domain/content/articles/article-category.ts'
import type { ArticlesOf } from '../../upstream/reads/article-reads.ts'
import { loadArticleCategory } from './article-category.loader.ts'
import { loadArticle } from './article.loader.ts'
import { loadArticles } from './articles.loader.ts'
import { loadAuthor } from './author.loader.ts'
import { fakeInput } from '../../testing/fake-input.ts'
import { exampleGlobals } from '../../../domain/contract/testing/examples/entities/globals.ts'

const future = '2999-01-01T00:00:00Z'
const teaser = (id: string, changes: Partial<ArticleTeaser> = {}): ArticleTeaser => ({
  ...exampleTeaser,
  _id: id,
  page_meta: { slug: id },
  ...changes,
})
const upper: ArticleCategory = {
  ...exampleArticleCategory,
  _id: 'planning',
  title: 'Planung: rechnen und einbauen',
  menu_title: 'Planung',
  master_category: null,
  page_meta: {
    ...exampleArticleCategory.page_meta,
    slug: 'planung',
    slugs: { de: 'planung', cs: 'navrh', en: 'planning' },
  },
}
const lower: ArticleCategory = {
  ...upper,
  _id: 'planning-sound',
  title: 'Geräusch',
  menu_title: 'Geräusch',
  master_category: { _id: 'planning', title: 'Planung', page_meta: { slug: 'planung' } },
  page_meta: { ...upper.page_meta, slug: 'geraeusch', slugs: { de: 'geraeusch', cs: 'hluk' } },
}

/** A CMS with this many articles; records its requests. */
function lists(entities: ArticleTeaser[], total = entities.length) {
  const requested: { of: ArticlesOf; skip: number; limit: number }[] = []
  return {
    requested,
    articles: async (of: ArticlesOf, skip: number, limit: number) => {
      requested.push({ of, skip, limit })
      return { entities, total }
    },
    articleCategories: async () => [upper, lower],
    articleTags: async () => [exampleArticleTag],
    articleList: async () => null,
  }
}

describe('§9 the list of articles', () => {
  it('has 15 a page and numbers its pages', async ({ expect }) => {
    const reads = lists([teaser('a')], 36)
    const loaded = await loadArticles(await fakeInput('/artikel?page=3', reads))
    expect(reads.requested).toEqual([{ of: {}, skip: 30, limit: 15 }])
    expect(loaded).toMatchObject({
      props: { listed: { page: 3, totalPages: 3, total: 36 } },
      head: {
        canonical: 'https://shop.test/artikel?page=3',
        title: expect.stringContaining('(3)'),
      },
    })
  })

  it('answers 404 beyond its last page', async ({ expect }) => {
    for (const path of ['/artikel?page=4', '/artikel?page=9999']) {
      const input = await fakeInput(path, lists([], 36))
      expect(await loadArticles(input), path).toBeNull()
    }
  })

  it('shows the first page for junk', async ({ expect }) => {
    for (const query of ['page=0', 'page=-1', 'page=x', 'page=1', 'utm_source=a']) {
      const reads = lists([teaser('a')])
      const loaded = await loadArticles(await fakeInput(`/artikel?${query}`, reads))
      expect(loaded, query).toMatchObject({ props: { listed: { page: 1 } } })
      expect(loaded, query).toMatchObject({ head: { canonical: 'https://shop.test/artikel' } })
    }
  })
})

describe('§5 future-dated articles', () => {
  it('are omitted from lists and featured articles', async ({ expect }) => {
    const reads = {
      ...lists([teaser('a'), teaser('b', { date_published: future })]),
      articleList: async () => ({
        ...exampleArticleTag,
        highlighted: [teaser('c', { date_published: future }), teaser('d')],
      }),
    }
    const loaded = await loadArticles(await fakeInput('/artikel', reads))
    if (!loaded || !('props' in loaded)) throw new Error('no page')
    expect(loaded.props.listed.articles.map(({ id }) => id)).toEqual(['a'])
    expect(loaded.props.highlighted.map(({ id }) => id)).toEqual(['d'])
  })

  it('answer 404, as those of another site do', async ({ expect }) => {
    for (const changes of [{ date_published: future }, { site_enabled: false }]) {
      const reads = {
        ...lists([]),
        globals: async () => exampleGlobals,
        article: async () => ({ ...exampleArticle, ...changes }),
      }
      expect(await loadArticle(await fakeInput('/artikel/x', reads))).toBeNull()
    }
  })
})

describe('§2 categories of articles', () => {
  it('have one URL: a child below its parent', async ({ expect }) => {
    const input = await fakeInput('/articlelist/geraeusch', lists([teaser('a')]))
    expect(await loadArticleCategory(input)).toEqual({
      redirect: '/articlelist/planung/geraeusch',
      status: 301,
    })
  })

  it('list their articles, with breadcrumbs and links to other languages', async ({ expect }) => {
    const reads = lists([teaser('a')])
    const input = {
      ...(await fakeInput('/articlelist/planung/geraeusch', reads)),
      domains: ['cs', 'en'].map((locale) => ({ host: `${locale}.test`, locale })),
    }
    // Of a domain only host and locale are used.
    const loaded = await loadArticleCategory(input as never)
    expect(reads.requested[0]?.of).toEqual({ category: 'planning-sound' })
    expect(loaded).toMatchObject({
      props: {
        above: [{ href: '/artikel' }, { title: 'Planung', href: '/articlelist/planung' }],
        categories: [{ slug: 'planung', children: [{ slug: 'planung/geraeusch' }] }],
      },
      head: {
        canonical: 'https://shop.test/articlelist/planung/geraeusch',
        // English has no slug for the child, so there is no such page.
        alternates: [{ locale: 'cs', href: 'https://cs.test/rubrika/navrh/hluk' }],
      },
    })
  })

  it('answer 404 when the CMS has none of that slug', async ({ expect }) => {
    for (const path of ['/articlelist/nichts', '/articlelist/planung/', '/articlelist/%00']) {
      const input = await fakeInput(path, lists([]))
      expect(await loadArticleCategory(input), path).toBeNull()
    }
  })
})

describe('§3 authors', () => {
  it('have a page only when the CMS says so', async ({ expect }) => {
    const shy = { ...lists([]), author: async () => ({ ...exampleAuthor, author_has_page: false }) }
    expect(await loadAuthor(await fakeInput('/autor/x', shy))).toBeNull()
    const open = {
      ...lists([teaser('a')]),
      author: async () => ({ ...exampleAuthor, author_has_page: true }),
    }
    expect(await loadAuthor(await fakeInput('/autor/x', open))).toMatchObject({
      props: { listed: { total: 1 } },
    })
  })
})

describe('§3 an article', () => {
  const author = { ...exampleAuthor, author_has_page: false }
  const reads = (article = exampleArticle) => ({
    ...lists([teaser(article._id), teaser('other'), teaser('late', { date_published: future })]),
    globals: async () => exampleGlobals,
    article: async () => article,
    products: async () => [],
    categories: async () => [],
  })

  it('has structured data, without a link to an author who has no page', async ({ expect }) => {
    const loaded = await loadArticle(
      await fakeInput('/artikel/x', reads({ ...exampleArticle, author })),
    )
    if (!loaded || !('head' in loaded)) throw new Error('no page')
    const [posting, crumbs] = loaded.head.jsonLd
    expect(posting).toMatchObject({
      '@type': 'BlogPosting',
      headline: exampleArticle.title,
      datePublished: exampleArticle.date_published,
      author: { '@type': 'Person', name: author.title, url: undefined },
    })
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
    expect(loaded.head.noindex).toBe(false)
  })

  it('is not indexed under the domain of another language', async ({ expect }) => {
    const loaded = await loadArticle(await fakeInput('/clanky/x', reads(), 'cs'))
    expect(loaded).toMatchObject({ head: { noindex: true }, props: { article: { locale: 'de' } } })
  })

  it('links to other articles, never to itself or to future ones', async ({ expect }) => {
    const loaded = await loadArticle(await fakeInput('/artikel/x', reads()))
    if (!loaded || !('deferred' in loaded)) throw new Error('no page')
    expect(await loaded.deferred?.['related']).toMatchObject([{ id: 'other' }])
    expect(await loaded.deferred?.['products']).toEqual({ products: [], category: null })
  })
})
