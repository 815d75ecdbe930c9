import { database } from '../db/database.ts'
import { operatorNonce } from '../db/schema/operator.ts'
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
  const { meta } = await database(db)
    .insert(operatorNonce)
    .values({ keyId: id, nonce, expiresAt: expires.toISOString() })
    .onConflictDoNothing()
  return meta.changes === 1
}
