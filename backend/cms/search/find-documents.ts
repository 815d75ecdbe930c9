import * as z from 'zod'
import { rowSchema, type RowOf, readFittingRows } from '../../db/rows.ts'
import type { Locale } from '../../../domain/locale.ts'
import { documentMatch } from './match.ts'

/** Kinds of content that the search finds besides products. */
export const documentKinds = [
  'category',
  'virtual_category',
  'article',
  'faq_question',
  'glossary_term',
  'page',
] as const
type Kind = (typeof documentKinds)[number]

const Row = rowSchema('search_document', {
  kind: z.enum(documentKinds),
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  /** Plain text; of questions only, whose answers are short. */
  body: z.string(),
  place: z.number(),
  total: z.number(),
})
type Row = RowOf<typeof Row>

type DocumentMatch = Pick<Row, 'id' | 'title' | 'slug' | 'body'>
export type Documents = Record<Kind, { entities: DocumentMatch[]; total: number }>

interface Part {
  limit: number
  /** From 1. */
  page: number
  /** Left out, as pairs of kind and id. */
  hidden: readonly (readonly [kind: string, id: string])[]
}

/** Categories are few, and are listed together with those that the query names. */
const maxCategories = 100

/**
 * Content results of a query by kind: a page of the best of each, with totals; of categories all
 * that may be shown.
 */
export async function findDocuments(
  searchDb: D1Database,
  locale: Locale,
  query: string,
  { limit, page, hidden }: Part,
): Promise<Documents> {
  const match = documentMatch(query, locale)
  const skipped = (page - 1) * limit
  const results = match
    ? await readFittingRows(
        searchDb
          .prepare(
            // Ranked before window functions, after which FTS5 loses the rank.
            `WITH found AS MATERIALIZED (
            SELECT kind, id, title, slug, iif(kind = 'faq_question', body, '') AS body, bm25(search_document, 0, 0, 0, 0, 0, 10, 1) AS score
            FROM search_document WHERE search_document MATCH ?1 AND locale = ?2
            AND (published_at IS NULL OR published_at <= ?3)
            AND (kind, id) NOT IN (SELECT value ->> 0, value ->> 1 FROM json_each(?5))),
          placed AS (SELECT kind, id, title, slug, body, count(*) OVER (PARTITION BY kind) AS total,
            row_number() OVER (PARTITION BY kind ORDER BY score, id) AS place FROM found)
          SELECT kind, id, title, slug, body, place, total FROM placed
          -- The first one tells the total where the page is beyond the last.
          WHERE place = 1 OR place > ?6 AND place <= ?4 OR kind = 'category' AND place <= ?7
          ORDER BY place`,
          )
          .bind(
            match,
            locale,
            new Date().toISOString(),
            skipped + limit,
            JSON.stringify(hidden),
            skipped,
            maxCategories,
          ),
        Row,
      )
    : []
  const of = (kind: Kind) => {
    const own = results.filter((row) => row.kind === kind)
    const entities = own
      .filter(({ place }) => kind === 'category' || place > skipped)
      .map(({ id, title, slug, body }) => ({ id, title, slug, body }))
    return { entities, total: own[0]?.total ?? 0 }
  }
  return {
    category: of('category'),
    virtual_category: of('virtual_category'),
    article: of('article'),
    faq_question: of('faq_question'),
    glossary_term: of('glossary_term'),
    page: of('page'),
  }
}
