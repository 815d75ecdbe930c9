import type { Hono } from 'hono'
import * as z from 'zod'
import { OperatorReview, type OperatorReviews, ReviewReply } from '../../domain/operator/reviews.ts'
import { hasRow, readRows, rowSchema } from '../db/rows.ts'
import { jsonBody } from './json-body.ts'
import {
  operatorCall,
  type OperatorContext,
  type OperatorEnv,
  requireNoBody,
} from './operator-call.ts'
import { OperatorProblem } from './operator-problem.ts'

const maxReviews = 200

const ReviewRow = rowSchema('customer_review', {
  ...OperatorReview.shape,
  reply: z.string().nullable(),
})

/** Reviews of people who did not sign in: good and bad ones are to be treated alike. */
export function reviewCalls(app: Hono<OperatorEnv>): void {
  const shared = { scope: 'reviews:write', parse: requireNoBody } as const
  operatorCall(app, { ...shared, method: 'GET', path: '/reviews' }, ({ db, query }) =>
    query.get('state') === 'published' ? published(db) : pending(db),
  )
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
  operatorCall(
    app,
    { ...shared, method: 'PUT', path: '/reviews/:id/reply', parse: jsonBody(ReviewReply) },
    reply,
  )
}

/** Triggers set the rating of the product, the scheduled run purges its pages. */
async function decide(
  { db, param }: OperatorContext<unknown>,
  sql: string,
  values: readonly string[] = [],
): Promise<OperatorReviews> {
  const id = param('id')
  if (await hasRow(db.prepare(sql).bind(id, ...values))) return pending(db)
  throw new OperatorProblem(404, 'unknown_review', `No review ${id} waits.`)
}

/** The scheduled run purges the pages with the review. */
async function reply({
  db,
  param,
  body: { text },
  now,
}: OperatorContext<ReviewReply>): Promise<OperatorReviews> {
  const id = param('id')
  const update = db
    .prepare(
      `UPDATE customer_review SET reply = ?2, replied_at = ?3
      WHERE id = ?1 AND published_at IS NOT NULL RETURNING id`,
    )
    .bind(id, text || null, now.toISOString())
  if (await hasRow(update)) return reviewsOf(db.prepare(`${selection} WHERE id = ?1`).bind(id))
  throw new OperatorProblem(404, 'unknown_review', `No review ${id} is published.`)
}

const selection = `SELECT id, product_id, author, rating, text, locale, created_at, reply
  FROM customer_review`

/** Oldest first. */
function pending(db: D1Database): Promise<OperatorReviews> {
  return reviewsOf(
    db.prepare(`${selection} WHERE published_at IS NULL ORDER BY created_at LIMIT ${maxReviews}`),
  )
}

/** Newest first. */
function published(db: D1Database): Promise<OperatorReviews> {
  return reviewsOf(
    db.prepare(
      `${selection} WHERE published_at IS NOT NULL ORDER BY published_at DESC LIMIT ${maxReviews}`,
    ),
  )
}

async function reviewsOf(statement: D1PreparedStatement): Promise<OperatorReviews> {
  const rows = await readRows(statement, ReviewRow)
  return {
    reviews: rows.map(({ reply: answer, ...row }) => ({
      ...row,
      rating: row.rating / 20,
      ...(answer !== null && { reply: answer }),
    })),
  }
}
