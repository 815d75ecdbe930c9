import * as z from 'zod'
import { hashToken, newToken } from '../../db/hash.ts'
import { sign } from '../../pay/signature.ts'
import { timingSafeEqual } from './password.ts'

const fiveMinutes = 300_000

const Claims = z.object({
  customerId: z.string(),
  operator: z.string().min(1).max(100),
  /** ISO 8601. */
  expiresAt: z.iso.datetime(),
  /** Makes every token another one. */
  nonce: z.string(),
})

interface LoginAs {
  customerId: string
  operator: string
}

/** @internal The token that an operator's own tool hands to the shop: claims in base64url, a dot, their HMAC. */
export async function signLoginAs(
  { customerId, operator }: LoginAs,
  secret: string,
  now: Date,
): Promise<string> {
  const expiresAt = new Date(now.getTime() + fiveMinutes).toISOString()
  const claims = JSON.stringify({ customerId, operator, expiresAt, nonce: newToken() })
  const text = btoa(String.fromCharCode(...new TextEncoder().encode(claims)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
  return `${text}.${await sign(text, secret)}`
}

/** Uses up a token: what it says, the first time and in time; null otherwise. */
export async function claimLoginAs(
  db: D1Database,
  token: string,
  secret: string,
  now: Date,
): Promise<LoginAs | null> {
  const [text = '', signature = ''] = token.split('.')
  if (!timingSafeEqual(signature, await sign(text, secret))) return null
  const claims = readClaims(text)
  if (!claims || claims.expiresAt <= now.toISOString()) return null
  const [used, found] = await db.batch([
    db
      .prepare(
        'INSERT INTO login_as_used (token_hash, expires_at) VALUES (?1, ?2) ON CONFLICT DO NOTHING',
      )
      .bind(await hashToken(text), claims.expiresAt),
    db.prepare('SELECT 1 FROM customer WHERE id = ?1').bind(claims.customerId),
  ])
  if (used?.meta.changes !== 1 || !found?.results.length) return null
  return { customerId: claims.customerId, operator: claims.operator }
}

function readClaims(text: string): z.infer<typeof Claims> | null {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    )
    return Claims.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data ?? null
  } catch {
    return null
  }
}
