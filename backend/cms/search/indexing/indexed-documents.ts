import * as z from 'zod'
import { insert, type Statement } from '../../../db/insert.ts'
import { readFittingRows, rowSchema } from '../../../db/rows.ts'

const SourceRow = rowSchema('search_source', {
  kind: z.string(),
  id: z.string(),
  locale: z.string(),
  slug: z.string().nullable(),
  publishedAt: z.string().nullable(),
  title: z.string(),
  body: z.string().nullable(),
})

/** Statements that replace the index of categories, pages and other content. */
export async function indexDocuments(db: D1Database): Promise<Statement[]> {
  const rows = await readFittingRows(
    db.prepare('SELECT kind, id, locale, slug, published_at, title, body FROM search_source'),
    SourceRow,
  )
  return [
    { sql: 'DELETE FROM search_document', params: [] },
    ...insert(
      'search_document',
      rows.map(({ publishedAt, ...row }) => ({ ...row, published_at: publishedAt })),
    ),
  ]
}
