import { env } from 'cloudflare:test'
import { beforeAll, describe, it } from 'vitest'
import {
  articleQuery,
  configurationQuery,
  contentPageQuery,
  errorPageQuery,
  homepageQuery,
  pageListQuery,
  pageQuery,
} from '../../../domain/contract/cms-graphql.ts'
import { allQueries } from '../../../domain/contract/cms-graphql/all-queries.ts'
import { shapeOf } from '../../../domain/contract/cms-graphql/shape.ts'
import { locales } from '../../../domain/locales/locales.ts'
import { content } from '../../../demo/content/content.ts'
import { seedStatements } from '../../../demo/seed.ts'
import { requestContent } from '../../testing/request-content.ts'
import { catalogue, now } from '../../testing/fixture.ts'

/** The shop's own content with the tests' small catalogue. */
beforeAll(async () => {
  const statements = [...seedStatements(catalogue, content, now)]
  await env.DB.batch(
    statements.map((statement) =>
      typeof statement === 'string'
        ? env.DB.prepare(statement)
        : env.DB.prepare(statement.sql).bind(...statement.params),
    ),
  )
})

/** Queries without required arguments. */
const plainQueries = allQueries.filter(({ args }) => {
  const shape = shapeOf(args)
  return (
    shape.kind === 'object' &&
    shape.fields.every(([, field]) => {
      const { optional, fallback } = shapeOf(field)
      return optional || fallback !== undefined
    })
  )
})

describe('§7 graphql over the content of the shop', () => {
  it.for(locales)(
    'answers each query in %s according to the contract',
    async (locale, { expect }) => {
      expect(plainQueries.length).toBeGreaterThan(15)
      for (const query of plainQueries) {
        await expect(requestContent(query, {}, { locale }), query.name).resolves.toBeDefined()
      }
    },
  )

  it.for(locales)('returns every page in %s, whole and in pages', async (locale, { expect }) => {
    const { entities } = await requestContent(pageListQuery, {}, { locale })
    expect(entities.length).toBe(content.pages.length)
    for (const { _id, page_meta } of entities) {
      const { slug } = page_meta
      expect((await requestContent(pageQuery, { slug }, { locale }))?.id, slug).toBe(_id)
      expect((await requestContent(contentPageQuery, { slug }, { locale }))?._id, slug).toBe(_id)
    }
  })

  it.for(locales)('has home page, settings and error pages in %s', async (locale, { expect }) => {
    const { blocks } = await requestContent(homepageQuery, {}, { locale })
    expect(blocks).not.toEqual([])
    expect((await requestContent(configurationQuery, {}, { locale })).usp).not.toEqual([])
    for (const status of [403, 404, 500]) {
      expect(
        await requestContent(errorPageQuery, { status }, { locale }),
        `${status}`,
      ).not.toBeNull()
    }
  })

  it('finds each published article by its slug, in its language', async ({ expect }) => {
    for (const locale of ['de', 'sk']) {
      const { entities } = await requestContent(articleQuery, { limit: 500 }, { locale })
      for (const { _id, page_meta } of entities) {
        const found = await requestContent(articleQuery, { slug: page_meta.slug }, { locale })
        expect(found.entities.map((article) => article._id)).toEqual([_id])
      }
    }
  })

  it('has no dangling references', async ({ expect }) => {
    const { results } = await env.DB.prepare(
      `SELECT r.kind, r.id, r.field, r.target FROM entry_reference r
      WHERE r.field NOT IN ('product', 'virtual_category')
        AND NOT (r.kind = 'glossary_term' AND r.field = 'category') AND NOT EXISTS (
        SELECT 1 FROM entry e WHERE e.id = r.target AND e.kind = CASE r.field
          WHEN 'category' THEN 'article_category' WHEN 'author' THEN 'author' WHEN 'tag' THEN 'article_tag' WHEN 'group' THEN 'faq_group'
          WHEN 'master_category' THEN 'article_category' WHEN 'highlighted' THEN 'article'
          ELSE r.field END)`,
    ).all()
    expect(results).toEqual([])
  })
})
