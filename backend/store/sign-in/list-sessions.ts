import * as z from 'zod'
import { rowSchema, type RowOf, readRows } from '../../db/rows.ts'
import type { OpenSession } from '../../../domain/contract/store-session.ts'
import { hashToken } from '../../db/hash.ts'
import { endSessions } from './session.ts'

const Row = rowSchema('session', {
  tokenHash: z.string(),
  operator: z.string().nullable(),
  createdAt: z.string(),
  seenAt: z.string(),
  device: z.string(),
})
type Row = RowOf<typeof Row>

/** Active sessions of a customer, newest first. */
export async function listSessions(
  db: D1Database,
  customerId: string,
  bearer: string,
): Promise<OpenSession[]> {
  const own = await hashToken(bearer)
  const rows = await openRows(db, customerId)
  return Promise.all(
    rows.map(async (row) => ({
      id: await idOf(row),
      device: row.device,
      createdAt: row.createdAt || null,
      seenAt: row.seenAt || null,
      current: row.tokenHash === own,
      operator: row.operator,
    })),
  )
}

/** Ends the session of an id, or all `others`; idempotent. */
export async function endListed(
  db: D1Database,
  customerId: string,
  bearer: string,
  id: string,
): Promise<void> {
  if (id === 'others') {
    await (await endSessions(db, customerId, bearer)).run()
    return
  }
  for (const row of await openRows(db, customerId)) {
    // oxlint-disable-next-line no-await-in-loop -- a few
    if ((await idOf(row)) !== id) continue
    // oxlint-disable-next-line no-await-in-loop
    await db.prepare('DELETE FROM session WHERE token_hash = ?1').bind(row.tokenHash).run()
  }
}

async function openRows(db: D1Database, customerId: string): Promise<Row[]> {
  const results = await readRows(
    db
      .prepare(
        `SELECT token_hash, operator, created_at, seen_at, device FROM session
      WHERE customer_id = ?1 AND expires_at > ?2 ORDER BY created_at DESC LIMIT 50`,
      )
      .bind(customerId, new Date().toISOString()),
    Row,
  )
  return results
}

async function idOf({ tokenHash }: Row): Promise<string> {
  return (await hashToken(`session-id:${tokenHash}`)).slice(0, 16)
}
