import { env } from 'cloudflare:test'
import { beforeAll, describe, it } from 'vitest'
import {
  contentPageQuery,
  errorPageQuery,
  pageListQuery,
  pageQuery,
  slugMetadataQuery,
} from '../../../domain/contract/cms-graphql.ts'
import { requestContent } from '../../testing/request-content.ts'

const title = (id: string, text: string) => ({
  id,
  type: 'big_title',
  title: text,
  text: '',
  backgroundColor: null,
  textColor: null,
})
const doc = { type: 'doc', content: [] }
const blocks = [
  title('1', 'Eins'),
  { id: '2', type: 'text', text: doc },
  { id: '3', type: 'quote', text: 'Drei', author: null },
]

beforeAll(async () => {
  await env.DB.prepare(
    `INSERT INTO page (id, locale, slug, title, content, blocks, slugs, noindex, contact_box,
      background_image, blocks_per_page, updated_at)
    VALUES ('guide', 'de', 'ratgeber', 'Ratgeber', ?1, ?2, '{"de":"ratgeber"}', 1, ?3, 'page/guide', 2,
      '2026-11-20T10:00:00.000Z')`,
  )
    .bind(
      JSON.stringify(doc),
      JSON.stringify(blocks),
      JSON.stringify({
        title_frontend: 'Fragen?',
        description: 'Rufen Sie an.',
        show_button: true,
      }),
    )
    .run()
})

describe('§7 page and content_page', () => {
  it('returns a page with all its blocks, whatever the types of their fields', async ({
    expect,
  }) => {
    const page = await requestContent(pageQuery, { slug: 'ratgeber' })
    expect(page?.blocks).toEqual(blocks)
    expect(page).toMatchObject({
      contactBox: { title: 'Fragen?' },
      pageMeta: { noindex: true, shareImage: 'page/guide' },
    })
  })

  it('§3 Page: returns blocks in pages of the configured size, and nothing beyond the last', async ({
    expect,
  }) => {
    const first = await requestContent(contentPageQuery, { slug: 'ratgeber' })
    expect(first).toMatchObject({
      content_blocks: [{ id: '1' }, { id: '2' }],
      pagination: { total: 3, currentPage: 1, totalPages: 2 },
      contact_box: { show_button: true },
    })
    const second = await requestContent(contentPageQuery, { slug: 'ratgeber', page: 2 })
    expect(second?.content_blocks).toEqual([blocks[2]])
    expect(await requestContent(contentPageQuery, { slug: 'ratgeber', page: 3 })).toBeNull()
    const whole = await requestContent(contentPageQuery, { slug: 'agb' })
    expect(whole).toMatchObject({
      url_rewrite: ['/agb.html'],
      blocks_per_page: null,
      pagination: { total: 0, currentPage: 1, totalPages: 1 },
    })
  })

  it('§1 falls back to German without a translation, and reports the language', async ({
    expect,
  }) => {
    const page = await requestContent(pageQuery, { slug: 'ratgeber' }, { locale: 'en' })
    expect(page).toMatchObject({ locale: 'de', pageMeta: { slugs: { de: 'ratgeber' } } })
    expect(page?.pageMeta.slugs).not.toHaveProperty('en')
    await env.DB.prepare(`DELETE FROM content WHERE kind = 'error_page' AND locale <> 'cs'`).run()
    const errorPage = await requestContent(errorPageQuery, { status: 404 }, { locale: 'sk' })
    expect(errorPage?.title).toBe('Nicht gefunden')
  })

  it('lists all pages by title', async ({ expect }) => {
    const { entities, total } = await requestContent(pageListQuery)
    expect(entities.map((page) => page.title)).toEqual(['AGB', 'Ratgeber'])
    expect(total).toBe(2)
    expect((await requestContent(pageListQuery, { skip: 1, limit: 1 })).entities).toMatchObject([
      { _id: 'guide', page_meta: { meta_noindex: true } },
    ])
  })
})

describe('§7 slug metadata', () => {
  it('returns the content behind a slug, of every type', async ({ expect }) => {
    const found = async (slug: string, variables = {}) =>
      (await requestContent(slugMetadataQuery, { slug, ...variables })).map(({ type, _id }) => [
        type,
        _id,
      ])
    expect(await found('ratgeber')).toEqual([
      ['page', 'guide'],
      ['article_category', 'advice'],
    ])
    expect(await found('ratgeber', { type: 'article_category' })).toEqual([
      ['article_category', 'advice'],
    ])
    expect(await found('letzter')).toEqual([['product', 'letzter']])
    expect(await found('ventilatoren/badluefter')).toEqual([['category', 'A1']])
    expect(await found('leipzig')).toEqual([['branch', 'leipzig']])
    expect(await found('nope')).toEqual([])
  })

  it('returns the slugs in other languages', async ({ expect }) => {
    const [article] = await requestContent(slugMetadataQuery, {
      slug: 'luftmenge',
      type: 'article',
    })
    expect(article?.page_meta.slugs).toEqual({ de: 'luftmenge', cs: 'prutok' })
  })
})
