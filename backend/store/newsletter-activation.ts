import * as z from 'zod'
import { flag } from '../db/columns.ts'
import { rowSchema, type RowOf, findRow } from '../db/rows.ts'
import { Locale } from '../../domain/locale.ts'
import { Refusal } from '../contract/refusal.ts'
import { hashToken, newToken } from '../db/hash.ts'

const validDays = 7

const Subscription = rowSchema('newsletter', {
  email: z.string(),
  locale: Locale,
  /** Unsubscribe token, contained in every later email. */
  unsubscribeToken: z.string(),
})
type Subscription = RowOf<typeof Subscription>

/** The request that a link was mailed for. Each has its own link, so that none makes another void. */
const requested = `SELECT email, at FROM newsletter_log WHERE token_hash = ?1 AND event = 'requested'`

/**
 * Confirms a subscription. One confirmation uses all links mailed until then: one statement checks
 * and uses them, so of two concurrent requests one is refused. Nor does a link subscribe anew who has
 * unsubscribed since it was requested.
 */
export async function activate(db: D1Database, token: string): Promise<Subscription> {
  const tokenHash = await hashToken(token)
  const now = new Date()
  const earliest = new Date(now.getTime() - validDays * 86_400_000).toISOString()
  const confirmed = await findRow(
    db
      .prepare(
        `UPDATE newsletter SET confirmed_at = ?2, unsubscribed_at = NULL, token_hash = ?1,
        unsubscribe_token = coalesce(unsubscribe_token, ?4)
      FROM (${requested} AND at >= ?3) AS request
      WHERE newsletter.email = request.email
        AND (confirmed_at IS NULL OR confirmed_at < request.at)
        AND (unsubscribed_at IS NULL OR unsubscribed_at <= request.at)
      RETURNING newsletter.email, locale, unsubscribe_token`,
      )
      .bind(tokenHash, now.toISOString(), earliest, newToken()),
    Subscription,
  )
  if (confirmed) return confirmed
  throw await refusalOf(db, tokenHash)
}

const NewsletterRow = rowSchema('newsletter', { used: flag, ended: flag })

async function refusalOf(db: D1Database, tokenHash: string): Promise<Refusal> {
  const row = await findRow(
    db
      .prepare(
        `SELECT coalesce(n.confirmed_at >= request.at, 0) AS used,
          coalesce(n.unsubscribed_at > request.at, 0) AS ended
        FROM (${requested}) AS request JOIN newsletter AS n ON n.email = request.email`,
      )
      .bind(tokenHash),
    NewsletterRow,
  )
  if (!row) return new Refusal(404, { key: 'activationUnknown', code: 'not_found' })
  if (row.used) return new Refusal(422, { key: 'activationUsed', code: 'used' })
  if (row.ended) return new Refusal(422, { key: 'activationEnded', code: 'expired' })
  const values = { limit: validDays }
  return new Refusal(422, { key: 'activationExpired', code: 'expired', values })
}
