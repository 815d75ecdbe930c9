import { Refusal } from '../contract/refusal.ts'

/** Ends a subscription; a token that has done so before does it again, so that nobody is alarmed. */
export async function unsubscribe(db: D1Database, token: string): Promise<void> {
  const known = await db
    .prepare(
      `UPDATE newsletter SET confirmed_at = NULL, unsubscribed_at = coalesce(unsubscribed_at, ?2)
      WHERE unsubscribe_token = ?1 RETURNING email`,
    )
    .bind(token, new Date().toISOString())
    .first()
  if (!known) throw new Refusal(404, { key: 'unsubscribeUnknown', code: 'not_found' })
}
