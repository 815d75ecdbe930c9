import type { Hono } from 'hono'
import { getReviews } from '../../domain/contract/store.ts'
import type { Review } from '../../domain/review.ts'
import { handle, type AppEnv } from '../contract/handle.ts'
import { notFound } from '../contract/refusal.ts'

interface ReviewRow {
  n: number
  author: string
  rating: number
  text: string
  created_at: string
  verified: number
}

const orders: Record<string, string> = { time: 'created_at', rating: 'rating' }

export function reviewCalls(app: Hono<AppEnv>): void {
  handle(app, getReviews, async ({ db, caller, query, param }) => {
    const product = await db
      .prepare('SELECT n FROM product WHERE id = ?1')
      .bind(param('productId'))
      .first<{ n: number }>()
    if (!product) throw notFound()
    const perPage = wholeNumber(query.perPage, 5, 50)
    const currentPage = wholeNumber(query.page, 1, 10_000)
    const order = orders[query.sort ?? 'time'] ?? 'created_at'
    const direction = query.sortDirection === 'asc' ? 'ASC' : 'DESC'
    const some = `FROM review WHERE product_n = ?1 AND (?2 = 0 OR text <> '')`
    const onlyWithText = query.onlyWithReview === '1' ? 1 : 0
    const [rows, counts] = await db.batch<ReviewRow & { total: number }>([
      db
        // Those in the reader's language come first.
        .prepare(
          `SELECT * ${some} ORDER BY locale = ?3 DESC, ${order} ${direction}, n LIMIT ?4 OFFSET ?5`,
        )
        .bind(product.n, onlyWithText, caller.locale, perPage, (currentPage - 1) * perPage),
      db.prepare(`SELECT count(*) AS total ${some}`).bind(product.n, onlyWithText),
    ])
    const total = counts?.results[0]?.total ?? 0
    return {
      data: (rows?.results ?? []).map(reviewOf),
      meta: { pagination: { total, perPage, currentPage, totalPages: Math.ceil(total / perPage) } },
    }
  })
}

function reviewOf(row: ReviewRow): Review {
  return {
    id: String(row.n),
    author: row.author,
    rating: row.rating,
    text: row.text,
    createdAt: row.created_at,
    verified: row.verified === 1,
  }
}

/** A number of a query from 1 to its limit. */
function wholeNumber(text: string | undefined, fallback: number, most: number): number {
  const number = Math.trunc(Number(text))
  return number >= 1 ? Math.min(number, most) : fallback
}
