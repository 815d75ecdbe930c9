import * as z from 'zod'
import { shopTime, startOfYear, yearOf } from '../../domain/time/day.ts'
import { hashToken } from '../db/hash.ts'
import { readRows, rowSchema } from '../db/rows.ts'

/** An ended subscription can be confirmed by its link again, and its unsubscribe link pressed twice. */
const endedDays = 30
/** Proof of a consent in full years after its own: §§ 195, 199 BGB. */
const proofYears = 3
const maxEnded = 1000

const EndedRow = rowSchema('newsletter', { email: z.string() })

/**
 * Deletes subscriptions that ended or were never confirmed. Their proof stays for three years, under
 * the hash of the address; that of a subscription in force stays with it.
 */
export async function clearNewsletter(db: D1Database, now: Date): Promise<void> {
  const lastDay = new Date(now.getTime() - endedDays * 86_400_000).toISOString()
  const ended = await readRows(
    db
      .prepare(
        `SELECT email FROM newsletter WHERE confirmed_at IS NULL AND requested_at < ?1
          AND coalesce(unsubscribed_at, '') < ?1 LIMIT ?2`,
      )
      .bind(lastDay, maxEnded),
    EndedRow,
  )
  const statements = await Promise.all(
    ended.map(async ({ email }) => [
      db.prepare('DELETE FROM newsletter WHERE email = ?1').bind(email),
      db
        .prepare('UPDATE newsletter_log SET email = ?2 WHERE email = ?1')
        .bind(email, await hashToken(email)),
    ]),
  )
  await db.batch([
    ...statements.flat(),
    db
      .prepare(
        `DELETE FROM newsletter_log WHERE at < ?1
          AND NOT EXISTS (SELECT 1 FROM newsletter AS n WHERE n.email = newsletter_log.email)`,
      )
      .bind(startOfYear(yearOf(shopTime(now).day) - proofYears)),
  ])
}
