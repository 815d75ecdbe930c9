import { hmac, hmacMatches } from '../crypto/hmac.ts'

/** Maximum validity of a link in seconds. */
export const linkSeconds = 600

interface Link {
  /** `/operator/vitals`; the query around the signature is not signed. */
  path: string
  keyId: string
  /** Seconds since 1970. */
  expires: number
}

/**
 * An operator API page as a link for browsers: for one path, with an expiry. Signed by the
 * operator's key, so it is stateless.
 */
export async function signLink(
  key: { id: string; secret: string },
  path: string,
  now = new Date(),
): Promise<string> {
  const expires = Math.floor(now.getTime() / 1000) + linkSeconds
  const signature = await hmac(key.secret, signedText({ path, keyId: key.id, expires }))
  return `${path}?${new URLSearchParams({ key: key.id, expires: String(expires), signature })}`
}

/** Verifies a link's signature in constant time. */
export function verifyLink(secret: string, link: Link, signature: string): Promise<boolean> {
  return hmacMatches(secret, signedText(link), signature)
}

/** Whether it is valid now. A validity above the maximum was not issued by us. */
export function isLinkInTime(expires: number, now: Date): boolean {
  const left = expires - now.getTime() / 1000
  return left > 0 && left <= linkSeconds
}

// Another prefix than a signed call's, so that neither can be used as the other.
function signedText({ path, keyId, expires }: Link): string {
  return ['operator-link-v1', path, keyId, expires].join('\n')
}
