import { Refusal } from '../contract/refusal.ts'

/** Ends a subscription; idempotent, so that a repeated click shows no error. */
export async function unsubscribe(db: D1Database, token: string): Promise<void> {
  const [, known] = await db.batch([
    db
      .prepare(
        `UPDATE newsletter SET confirmed_at = NULL, unsubscribed_at = ?2
        WHERE unsubscribe_token = ?1 AND unsubscribed_at IS NULL`,
      )
      .bind(token, new Date().toISOString()),
    db.prepare('SELECT 1 FROM newsletter WHERE unsubscribe_token = ?1').bind(token),
  ])
  if (!known?.results.length) {
    throw new Refusal(404, { key: 'unsubscribeUnknown', code: 'not_found' })
  }
}
