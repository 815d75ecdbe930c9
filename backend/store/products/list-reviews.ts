import type { Review } from '../../../domain/product/review.ts'
import type { Caller } from '../../request/caller.ts'
import type { Paging } from '../../request/paging.ts'

interface ReviewRow {
  id: string
  author: string
  rating: number
  text: string
  created_at: string
  verified: number
}

interface Wanted {
  onlyWithReview?: string | undefined
  sort?: string | undefined
  sortDirection?: string | undefined
}

const columns: Record<string, string> = { time: 'created_at', rating: 'rating' }

/** One page of the published reviews of a product; those in the reader's language come first. */
export async function listReviews(
  db: D1Database,
  caller: Caller,
  productN: number,
  wanted: Wanted,
  { perPage, offset }: Paging,
): Promise<{ reviews: Review[]; total: number }> {
  const column = columns[wanted.sort ?? 'time'] ?? 'created_at'
  const direction = wanted.sortDirection === 'asc' ? 'ASC' : 'DESC'
  const onlyWithText = wanted.onlyWithReview === '1' ? 1 : 0
  const some = `FROM published_review WHERE product_n = ?1 AND (?2 = 0 OR text <> '')`
  const [rows, counts] = await db.batch<ReviewRow & { total: number }>([
    db
      .prepare(
        `SELECT * ${some} ORDER BY locale = ?3 DESC, ${column} ${direction}, id LIMIT ?4 OFFSET ?5`,
      )
      .bind(productN, onlyWithText, caller.locale, perPage, offset),
    db.prepare(`SELECT count(*) AS total ${some}`).bind(productN, onlyWithText),
  ])
  return { reviews: (rows?.results ?? []).map(reviewOf), total: counts?.results[0]?.total ?? 0 }
}

function reviewOf({ id, author, rating, text, created_at, verified }: ReviewRow): Review {
  return { id, author, rating, text, createdAt: created_at, verified: verified === 1 }
}
