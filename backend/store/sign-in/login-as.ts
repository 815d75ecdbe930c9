import * as z from 'zod'
import { hashToken } from '../../db/hash.ts'
import { findRow, rowSchema } from '../../db/rows.ts'
import { writeAudit } from '../../operator/audit.ts'
import {
  type LandingClaims,
  landingMinutes,
  type LandingSecrets,
  readLandingToken,
} from './landing-token.ts'

interface Landing {
  customerId: string
  /** Operator; absent if the customer signed in. */
  operator?: string
}

interface Presented {
  token: string
  /** Domain code of the shop that received it. */
  audience: string
}

const CustomerRow = rowSchema('customer', { id: z.string() })

/**
 * Uses a token of `/auth/proxy`: its customer at first use, in time and at its shop; null
 * otherwise. Tokens with a valid signature are audited; forged ones are not.
 */
export async function claimLanding(
  db: D1Database,
  { token, audience }: Presented,
  secrets: LandingSecrets,
  now: Date,
): Promise<Landing | null> {
  const claims = await readLandingToken(token, secrets)
  if (!claims) return null
  const customer = await findCustomer(db, claims)
  const outcome =
    refusalOf(claims, audience, now) ??
    (customer ? await useUp(db, token, claims.expiresAt) : 'unknown_customer')
  await writeAudit(
    db,
    {
      keyId: claims.issuer,
      call: `${claims.kind} login of ${customer?.id ?? 'nobody'}`,
      scope: claims.kind === 'operator' ? 'customers:login' : null,
      status: outcome === 'done' ? 200 : 403,
      outcome,
      requestId: crypto.randomUUID(),
    },
    now,
  )
  if (outcome !== 'done' || !customer) return null
  const { id: customerId } = customer
  return claims.kind === 'operator' ? { customerId, operator: claims.operator } : { customerId }
}

/** Not used up: its own shop may still accept it. */
function refusalOf(claims: LandingClaims, audience: string, now: Date): string | null {
  if (claims.audience !== audience) return 'wrong_audience'
  const left = Date.parse(claims.expiresAt) - now.getTime()
  if (left <= 0) return 'expired'
  return left > landingMinutes * 60_000 ? 'valid_too_long' : null
}

function findCustomer(db: D1Database, claims: LandingClaims) {
  const [column, value] =
    claims.kind === 'operator'
      ? ['id', claims.customerId]
      : ['email', claims.email.trim().toLowerCase()]
  return findRow(
    db.prepare(`SELECT id FROM customer WHERE ${column} = ?1`).bind(value),
    CustomerRow,
  )
}

/** By the claims alone: re-encoding the signature makes it no other token. */
async function useUp(db: D1Database, token: string, expiresAt: string): Promise<'done' | 'used'> {
  const [text = ''] = token.split('.')
  const { meta } = await db
    .prepare(
      'INSERT INTO login_as_used (token_hash, expires_at) VALUES (?1, ?2) ON CONFLICT DO NOTHING',
    )
    .bind(await hashToken(text), expiresAt)
    .run()
  return meta.changes === 1 ? 'done' : 'used'
}
