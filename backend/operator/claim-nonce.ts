import { signatureWindow } from '../../domain/operator/signature.ts'

interface Claim {
  id: string
  nonce: string
  timestamp: string
}

/** Stores the nonce of a signed call while its timestamp is valid; false: a replay. */
export async function claimNonce(
  db: D1Database,
  { id, nonce, timestamp }: Claim,
): Promise<boolean> {
  const expires = new Date((Number(timestamp) + signatureWindow) * 1000)
  const { meta } = await db
    .prepare(
      `INSERT INTO operator_nonce (key_id, nonce, expires_at) VALUES (?1, ?2, ?3)
       ON CONFLICT DO NOTHING`,
    )
    .bind(id, nonce, expires.toISOString())
    .run()
  return meta.changes === 1
}
