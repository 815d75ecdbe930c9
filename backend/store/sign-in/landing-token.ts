import * as z from 'zod'
import { newToken } from '../../db/hash.ts'
import { hmac, hmacMatches } from '../../../domain/crypto/hmac.ts'

/** Maximum validity of a token, whatever its signer claims. */
export const landingMinutes = 5

const shared = {
  /** Domain code of the only shop that accepts it. */
  audience: z.string().min(1).max(20),
  /** Signer, for the audit log: id of an operator's key, or name of the identity provider. */
  issuer: z.string().regex(/^[\w.-]{1,40}$/),
  expiresAt: z.iso.datetime(),
  /** Nonce. */
  nonce: z.string().min(16).max(64),
}

const Claims = z.discriminatedUnion('kind', [
  /** An operator signs in as a customer: an hour, with limited rights. */
  z.object({
    kind: z.literal('operator'),
    customerId: z.string().min(1).max(100),
    operator: z.string().min(1).max(100),
    ...shared,
  }),
  /** An identity provider has authenticated the customer: an ordinary session. */
  z.object({ kind: z.literal('identity'), email: z.email().max(254), ...shared }),
])
export type LandingClaims = z.infer<typeof Claims>

/** Separate secrets per kind: a signer of one cannot create the other. */
export type LandingSecrets = Record<LandingClaims['kind'], string>

/** Claims of a token for `audience`, valid from now on. */
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
  return `${text}.${await hmac(secret, text)}`
}

/** Verifies a token with the secret of its kind and returns its claims; null otherwise. */
export async function readLandingToken(
  token: string,
  secrets: LandingSecrets,
): Promise<LandingClaims | null> {
  const [text = '', signature = '', ...more] = token.split('.')
  const claims = more.length === 0 ? parseClaims(text) : null
  const secret = claims ? secrets[claims.kind] : ''
  if (!claims || !secret) return null
  return (await hmacMatches(secret, text, signature)) ? claims : null
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
