import * as z from 'zod'
import { flag } from '../../db/columns.ts'
import { findRow, hasRow, rowSchema } from '../../db/rows.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { NewReview } from '../../../domain/product/reviews/review.ts'
import { Refusal } from '../../contract/refusal.ts'
import { guestKey } from './guest-key.ts'
import { mailInsert } from '../../mail/outbox-table.ts'
import { reviewPending } from '../../mail/review-pending.ts'
import type { Config } from '../../env.ts'
import { staffSender } from '../../mail/staff-sender.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'
import type { CustomerRow } from '../account/customer.ts'
import { budgets } from '../budget/budgets.ts'
import { spendBudget } from '../budget/spend-budget.ts'

interface Written {
  id: string
  verified: boolean
  status: 'published' | 'pending'
}

/**
 * Saves a review, one per person and product. Buyers are published at once; others wait for
 * moderation, with a staff email.
 */
export async function saveReview(
  db: D1Database,
  config: Config,
  productId: string,
  locale: Locale,
  customer: CustomerRow | null,
  review: NewReview,
): Promise<Written> {
  const authorKey = customer?.id ?? (await guestKey(requireEmail(review.email)))
  await spendBudget(db, { locale }, budgets.reviewer, authorKey)
  const verified = customer !== null && (await hasBought(db, customer.id, productId))
  const id = crypto.randomUUID()
  const now = new Date().toISOString()
  const added = await hasRow(
    db
      .prepare(
        `INSERT INTO customer_review (id, product_id, author_key, author, rating, text, locale, created_at,
        verified, published_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
      ON CONFLICT DO NOTHING RETURNING id`,
      )
      .bind(
        id,
        productId,
        authorKey,
        review.author,
        review.rating * 20,
        review.text,
        locale,
        now,
        verified ? 1 : 0,
        verified ? now : null,
      ),
  )
  if (!added) {
    const same = await findSame(db, productId, authorKey, review)
    if (same) return same
    throw new Refusal(409, { key: 'reviewTwice', code: 'already_reviewed' })
  }
  if (verified) return { id, verified, status: 'published' }
  const sender = staffSender(await loadMerchant(db), config)
  const mail = reviewPending(sender, id, productId, review)
  const { locale: language, merchant } = sender
  await mailInsert(db, { recipient: merchant.email, locale: language, ...mail }).run()
  return { id, verified, status: 'pending' }
}

const SameRow = rowSchema('customer_review', {
  id: z.string(),
  verified: flag,
  publishedAt: z.string().nullable(),
})

/** The stored review of the same content: sent again because its response was lost. */
async function findSame(
  db: D1Database,
  productId: string,
  authorKey: string,
  { author, rating, text }: NewReview,
): Promise<Written | null> {
  const row = await findRow(
    db
      .prepare(
        `SELECT id, verified, published_at FROM customer_review
        WHERE product_id = ?1 AND author_key = ?2 AND author = ?3 AND rating = ?4 AND text = ?5`,
      )
      .bind(productId, authorKey, author, rating * 20, text),
    SameRow,
  )
  if (!row) return null
  const { publishedAt, ...review } = row
  return { ...review, status: publishedAt === null ? 'pending' : 'published' }
}

/** An address distinguishes guests. */
function requireEmail(email: string | undefined): string {
  if (email) return email
  throw new Refusal(422, { key: 'required', code: 'required', field: 'email' })
}

async function hasBought(db: D1Database, customerId: string, productId: string): Promise<boolean> {
  return hasRow(
    db
      .prepare(
        `SELECT 1 FROM sale_order o
      JOIN sale_order_item i ON i.order_id = o.id
      JOIN variant v ON v.id = i.variant_id
      JOIN product p ON p.n = v.product_n
      WHERE o.customer_id = ?1 AND p.id = ?2 AND o.status <> 'cancelled' LIMIT 1`,
      )
      .bind(customerId, productId),
  )
}
