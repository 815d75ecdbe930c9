import * as z from 'zod'
import { hasRow, readRows, rowSchema } from '../../db/rows.ts'
import { hashToken } from '../../db/hash.ts'

const SuppressionRow = rowSchema('mail_suppression', { emailHash: z.string() })

export interface SuppressedAddress {
  email: string
  reason: 'bounce' | 'complaint' | 'manual'
  /** Source of the report. */
  source: string
}

/** Failure of an email to a suppressed address. */
export const suppressedFailure = 'suppressed'

/** Older emails were delivered: a bounce comes within days. */
const bounceWindow = 7 * 86_400_000

/** Suppresses an address: waiting emails are not sent, and its orders' pages say so. */
export async function suppress(
  db: D1Database,
  { email, reason, source }: SuppressedAddress,
  now: Date,
): Promise<void> {
  await db.batch([
    db
      .prepare(
        `INSERT INTO mail_suppression (email_hash, reason, source, at) VALUES (?1, ?2, ?3, ?4)
        ON CONFLICT DO NOTHING`,
      )
      .bind(await addressHash(email), reason, source, now.toISOString()),
    db
      .prepare(
        `UPDATE mail SET failure = ?2, due_at = NULL WHERE lower(recipient) = ?1
        AND (sent_at IS NULL OR sent_at > ?3)`,
      )
      .bind(email.toLowerCase(), reason, new Date(now.getTime() - bounceWindow).toISOString()),
  ])
}

/** Lifts the suppression on the owner's request. */
export async function unsuppress(db: D1Database, email: string): Promise<boolean> {
  return hasRow(
    db
      .prepare('DELETE FROM mail_suppression WHERE email_hash = ?1 RETURNING email_hash')
      .bind(await addressHash(email)),
  )
}

export async function isSuppressed(db: D1Database, email: string): Promise<boolean> {
  return hasRow(
    db
      .prepare('SELECT 1 FROM mail_suppression WHERE email_hash = ?1')
      .bind(await addressHash(email)),
  )
}

/** The addresses of a list that get no mail. */
export async function suppressedAmong(
  db: D1Database,
  emails: readonly string[],
): Promise<Set<string>> {
  const hashes = await Promise.all(emails.map(addressHash))
  const rows = await readRows(
    db
      .prepare(
        'SELECT email_hash FROM mail_suppression WHERE email_hash IN (SELECT value FROM json_each(?1))',
      )
      .bind(JSON.stringify(hashes)),
    SuppressionRow,
  )
  const known = new Set(rows.map(({ emailHash }) => emailHash))
  return new Set(emails.filter((_, index) => known.has(hashes[index] ?? '')))
}

/** What a customer is shown, with a mark if no mail reaches the address. */
export async function withDelivery<Shown extends object>(
  db: D1Database,
  shown: Shown,
  email: string,
): Promise<Shown & { isMailUndeliverable?: boolean }> {
  return (await isSuppressed(db, email)) ? { ...shown, isMailUndeliverable: true } : shown
}

export function addressHash(email: string): Promise<string> {
  return hashToken(email.trim().toLowerCase())
}
