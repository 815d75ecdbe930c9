import { hashToken, newToken } from '../../db/hash.ts'

const sevenDays = 7 * 86_400_000

interface Opening {
  customerId: string
  /** Token of the browser's session until now, somebody else's too: no cookie has it afterwards. */
  replaces: string | null
  /** Operator of the session. */
  operator?: string
  milliseconds?: number
  /** As `Caller.device`. */
  device?: string
}

/** Idle timeout of a session. */
export const idleDays = 3

/**
 * Opens a session of 7 days (spec §9), ends the browser's earlier one, and returns the token, which
 * is stored as a hash only.
 */
export async function openSession(
  db: D1Database,
  { customerId, replaces, operator, milliseconds = sevenDays, device = '' }: Opening,
): Promise<string> {
  const token = newToken()
  const now = new Date().toISOString()
  const insert = db
    .prepare(
      `INSERT INTO session (token_hash, customer_id, expires_at, operator, created_at, seen_at, device)
      VALUES (?1, ?2, ?3, ?4, ?5, ?5, ?6)`,
    )
    .bind(
      await hashToken(token),
      customerId,
      new Date(Date.now() + milliseconds).toISOString(),
      operator ?? null,
      now,
      device,
    )
  await db.batch([...(replaces === null ? [] : [await sessionDelete(db, replaces)]), insert])
  return token
}

/** Statement that ends all sessions of a customer, except one. */
export async function endSessions(
  db: D1Database,
  customerId: string,
  exceptToken: string | null = null,
): Promise<D1PreparedStatement> {
  return db
    .prepare('DELETE FROM session WHERE customer_id = ?1 AND token_hash IS NOT ?2')
    .bind(customerId, exceptToken && (await hashToken(exceptToken)))
}

/** Ends the session of a token; idempotent. */
export async function endSession(db: D1Database, token: string): Promise<void> {
  await (await sessionDelete(db, token)).run()
}

async function sessionDelete(db: D1Database, token: string): Promise<D1PreparedStatement> {
  return db.prepare('DELETE FROM session WHERE token_hash = ?1').bind(await hashToken(token))
}
