import type { Hono } from 'hono'
import { PendingReview, type PendingReviews } from '../../domain/operator/reviews.ts'
import { hasRow, readRows, rowSchema } from '../db/rows.ts'
import {
  operatorCall,
  type OperatorContext,
  type OperatorEnv,
  requireNoBody,
} from './operator-call.ts'
import { OperatorProblem } from './operator-problem.ts'

const maxReviews = 200

const ReviewRow = rowSchema('customer_review', PendingReview.shape)

/** Reviews of people who did not sign in: good and bad ones are to be treated alike. */
export function reviewCalls(app: Hono<OperatorEnv>): void {
  const shared = { scope: 'reviews:write', parse: requireNoBody } as const
  operatorCall(app, { ...shared, method: 'GET', path: '/reviews' }, ({ db }) => pending(db))
  operatorCall(app, { ...shared, method: 'POST', path: '/reviews/:id/publish' }, (context) => {
    const set = `UPDATE customer_review SET published_at = ?2
      WHERE id = ?1 AND published_at IS NULL RETURNING id`
    return decide(context, set, [context.now.toISOString()])
  })
  operatorCall(app, { ...shared, method: 'POST', path: '/reviews/:id/reject' }, (context) =>
    decide(
      context,
      'DELETE FROM customer_review WHERE id = ?1 AND published_at IS NULL RETURNING id',
    ),
  )
}

/** Triggers set the rating of the product, the scheduled run purges its pages. */
async function decide(
  { db, param }: OperatorContext<unknown>,
  sql: string,
  values: readonly string[] = [],
): Promise<PendingReviews> {
  const id = param('id')
  if (await hasRow(db.prepare(sql).bind(id, ...values))) return pending(db)
  throw new OperatorProblem(404, 'unknown_review', `No review ${id} waits.`)
}

async function pending(db: D1Database): Promise<PendingReviews> {
  const rows = await readRows(
    db.prepare(
      `SELECT id, product_id, author, rating, text, locale, created_at FROM customer_review
      WHERE published_at IS NULL ORDER BY created_at LIMIT ${maxReviews}`,
    ),
    ReviewRow,
  )
  return { reviews: rows.map((row) => ({ ...row, rating: row.rating / 20 })) }
}
