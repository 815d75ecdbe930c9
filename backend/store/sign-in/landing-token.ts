import * as z from 'zod'
import { newToken } from '../../db/hash.ts'
import { sign } from '../../pay/signature.ts'
import { timingSafeEqual } from './password.ts'

/** How long a token may be valid at most, whatever its signer says. */
export const landingMinutes = 5

const shared = {
  /** Domain code of the one shop that may take it. */
  audience: z.string().min(1).max(20),
  /** Who has signed it, for the audit log: id of an operator's key, or name of the provider. */
  issuer: z.string().regex(/^[\w.-]{1,40}$/),
  expiresAt: z.iso.datetime(),
  /** Makes every token another one. */
  nonce: z.string().min(16).max(64),
}

const Claims = z.discriminatedUnion('kind', [
  /** An operator looks in for a customer: an hour, with limited rights. */
  z.object({
    kind: z.literal('operator'),
    customerId: z.string().min(1).max(100),
    operator: z.string().min(1).max(100),
    ...shared,
  }),
  /** A provider of identities has logged the customer in: an ordinary session. */
  z.object({ kind: z.literal('identity'), email: z.email().max(254), ...shared }),
])
export type LandingClaims = z.infer<typeof Claims>

/** One secret for each kind: whoever may sign the one cannot make the other. */
export type LandingSecrets = Record<LandingClaims['kind'], string>

/** Claims of a token for `audience` that is valid from now on. */
export function landingClaims(audience: string, issuer: string, now: Date) {
  const expiresAt = new Date(now.getTime() + landingMinutes * 60_000).toISOString()
  return { audience, issuer, expiresAt, nonce: newToken() }
}

/** Claims in base64url, a dot, their HMAC. */
export async function signLandingToken(claims: LandingClaims, secret: string): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(claims))
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  return `${text}.${await sign(text, secret)}`
}

/** The claims of a token that was signed with the secret of its kind; null otherwise. */
export async function readLandingToken(
  token: string,
  secrets: LandingSecrets,
): Promise<LandingClaims | null> {
  const [text = '', signature = '', ...more] = token.split('.')
  const claims = more.length === 0 ? parseClaims(text) : null
  const secret = claims ? secrets[claims.kind] : ''
  if (!claims || !secret) return null
  return timingSafeEqual(signature, await sign(text, secret)) ? claims : null
}

function parseClaims(text: string): LandingClaims | null {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    )
    return Claims.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data ?? null
  } catch {
    // Neither base64 nor JSON: forged.
    return null
  }
}
