import * as z from 'zod'
import { flag } from '../../db/columns.ts'
import { fittingQuery, readBatch, rowSchema, totalQuery } from '../../db/rows.ts'
import { Locale } from '../../../domain/locale.ts'
import type { Review } from '../../../domain/product/reviews/review.ts'
import type { Caller } from '../../request/caller.ts'
import { pkOf } from './require-product-pk.ts'
import type { Paging } from '../../request/paging.ts'

const ReviewRow = rowSchema('published_review', {
  id: z.string(),
  author: z.string(),
  rating: z.number(),
  text: z.string(),
  createdAt: z.string(),
  locale: Locale,
  verified: flag,
  reply: z.string().nullable(),
})

interface ReviewQuery {
  onlyWithReview?: string | undefined
  sort?: string | undefined
  sortDirection?: string | undefined
}

const columns = new Map([
  ['time', 'created_at'],
  ['rating', 'rating'],
])

/** One page of the published reviews of a product; those in the reader's language first. */
export async function listReviews(
  db: D1Database,
  caller: Caller,
  productId: string,
  query: ReviewQuery,
  { perPage, offset }: Paging,
): Promise<{ reviews: Review[]; total: number }> {
  const column = columns.get(query.sort ?? 'time') ?? 'created_at'
  const direction = query.sortDirection === 'asc' ? 'ASC' : 'DESC'
  const onlyWithText = query.onlyWithReview === '1' ? 1 : 0
  const some = `FROM published_review WHERE product_n = ${pkOf('?1')} AND (?2 = 0 OR text <> '')`
  const list = db
    .prepare(
      `SELECT id, author, rating, text, created_at, locale, verified, reply ${some}
      ORDER BY locale = ?3 DESC, ${column} ${direction}, id LIMIT ?4 OFFSET ?5`,
    )
    .bind(productId, onlyWithText, caller.locale, perPage, offset)
  const count = db.prepare(`SELECT count(*) AS total ${some}`).bind(productId, onlyWithText)
  const [rows, total] = await readBatch(db, [fittingQuery(list, ReviewRow), totalQuery(count)])
  const reviews = rows.map(({ reply, ...row }) => ({ ...row, ...(reply !== null && { reply }) }))
  return { reviews, total }
}
