import * as z from 'zod'
import { rowSchema, type RowOf, readFittingRows } from '../../db/rows.ts'
import type { Caller } from '../../request/caller.ts'
import { documentMatch } from './match.ts'

const kinds = [
  'category',
  'virtual_category',
  'article',
  'faq_question',
  'glossary_term',
  'page',
] as const
type Kind = (typeof kinds)[number]

const Row = rowSchema('search_document', {
  kind: z.enum(kinds),
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
}

/** Not hidden from the caller's price groups. */
const ofGroups = 'IN (SELECT value FROM json_each(?5))'
const isOpen = `NOT EXISTS (SELECT 1 FROM restricted_view r WHERE r.kind = d.kind AND r.id = d.id
    GROUP BY r.id HAVING NOT max(r.price_group ${ofGroups}))
  AND NOT EXISTS (SELECT 1 FROM entry e WHERE e.kind = d.kind AND e.id = d.id
    AND e.customer_groups IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM json_each(e.customer_groups) g WHERE g.value ${ofGroups}))`

/** Content results of a query by kind: a page of the best of each, with totals. */
export async function findDocuments(
  db: D1Database,
  { locale, groups }: Pick<Caller, 'locale' | 'groups'>,
  query: string,
  { limit, page }: Part,
): Promise<Documents> {
  const match = documentMatch(query, locale)
  const skipped = (page - 1) * limit
  const results = match
    ? await readFittingRows(
        db
          .prepare(
            // Ranked before window functions, after which FTS5 loses the rank.
            `WITH found AS MATERIALIZED (
            SELECT kind, id, title, slug, iif(kind = 'faq_question', body, '') AS body, bm25(search_document, 0, 0, 0, 0, 0, 10, 1) AS score
            FROM search_document d WHERE search_document MATCH ?1 AND locale = ?2
            AND (published_at IS NULL OR published_at <= ?3) AND ${isOpen}),
          placed AS (SELECT kind, id, title, slug, body, count(*) OVER (PARTITION BY kind) AS total,
            row_number() OVER (PARTITION BY kind ORDER BY score, id) AS place FROM found)
          SELECT kind, id, title, slug, body, place, total FROM placed
          -- The first one tells the total where the page is beyond the last.
          WHERE place = 1 OR place > ?6 AND place <= ?4 ORDER BY place`,
          )
          .bind(
            match,
            locale,
            new Date().toISOString(),
            skipped + limit,
            JSON.stringify(groups),
            skipped,
          ),
        Row,
      )
    : []
  const of = (kind: Kind) => {
    const own = results.filter((row) => row.kind === kind)
    const entities = own
      .filter(({ place }) => place > skipped)
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
