import { hashToken, newToken } from '../../db/hash.ts'

const sevenDays = 7 * 86_400_000

/** Opens a session of 7 days (spec §9) and gives its token, which the database does not keep. */
export async function openSession(db: D1Database, customerId: string): Promise<string> {
  const token = newToken()
  const now = Date.now()
  await db.batch([
    db
      .prepare('INSERT INTO session (token_hash, customer_id, expires_at) VALUES (?1, ?2, ?3)')
      .bind(await hashToken(token), customerId, new Date(now + sevenDays).toISOString()),
    db.prepare('DELETE FROM session WHERE expires_at < ?1').bind(new Date(now).toISOString()),
  ])
  return token
}

/** Ends the session of a token; one that is over already is no failure. */
export async function endSession(db: D1Database, token: string): Promise<void> {
  await db
    .prepare('DELETE FROM session WHERE token_hash = ?1')
    .bind(await hashToken(token))
    .run()
}
