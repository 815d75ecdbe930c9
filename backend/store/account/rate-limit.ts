import { Refusal } from '../../contract/refusal.ts'
import { hashToken } from '../../db/hash.ts'
import type { Caller } from '../../request/caller.ts'

export interface RateLimit {
  action: string
  /** Attempts within the window. */
  most: number
  windowSeconds: number
}

export const loginLimit: RateLimit = { action: 'login', most: 10, windowSeconds: 900 }
export const registerLimit: RateLimit = { action: 'register', most: 10, windowSeconds: 3600 }
export const resetLimit: RateLimit = { action: 'reset', most: 5, windowSeconds: 3600 }
export const passwordLimit: RateLimit = { action: 'password', most: 10, windowSeconds: 900 }
export const newsletterLimit: RateLimit = { action: 'newsletter', most: 5, windowSeconds: 3600 }

/**
 * Counts an attempt and refuses one too many. The count comes first, so that attempts at the same
 * time cannot all pass; the subject (an e-mail address) is kept only as a hash.
 */
export async function countAttempt(
  db: D1Database,
  limit: RateLimit,
  subject: string,
): Promise<void> {
  const seconds = Math.floor(Date.now() / 1000)
  const windowStart = seconds - (seconds % limit.windowSeconds)
  const hashed = await hashToken(`${limit.action}:${subject.toLowerCase()}`)
  const [counted] = await db.batch<{ count: number }>([
    db
      .prepare(
        `INSERT INTO attempt (action, subject, window_start, count) VALUES (?1, ?2, ?3, 1)
        ON CONFLICT DO UPDATE SET count = count + 1 RETURNING count`,
      )
      .bind(limit.action, hashed, windowStart),
    db.prepare('DELETE FROM attempt WHERE window_start < ?1').bind(seconds - 86_400),
  ])
  if ((counted?.results[0]?.count ?? 0) > limit.most) {
    const key = limit.windowSeconds > 900 ? 'tooManyThisHour' : 'tooManyAttempts'
    throw new Refusal(429, { key, code: 'too_many_attempts' })
  }
}

/**
 * Attempts of one network address at whatever accounts: above what an office behind one address
 * needs, below what guessing needs.
 */
const addressLimit: RateLimit = { action: 'address', most: 100, windowSeconds: 900 }

/** Counts an attempt for an account, named by its e-mail address, and for who makes it. */
export async function countAccountAttempt(
  db: D1Database,
  { clientAddress }: Pick<Caller, 'clientAddress'>,
  limit: RateLimit,
  subject: string,
): Promise<void> {
  if (clientAddress !== null) await countAttempt(db, addressLimit, clientAddress)
  await countAttempt(db, limit, subject)
}

/** After a success the count begins anew. */
export async function forgetAttempts(
  db: D1Database,
  limit: RateLimit,
  subject: string,
): Promise<void> {
  const hashed = await hashToken(`${limit.action}:${subject.toLowerCase()}`)
  await db
    .prepare('DELETE FROM attempt WHERE action = ?1 AND subject = ?2')
    .bind(limit.action, hashed)
    .run()
}
