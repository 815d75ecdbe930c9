import { importKey, toHex, fromHex } from './signature.ts'

/** Seconds that a link is good for at most. */
export const linkSeconds = 600

interface Link {
  /** `/operator/vitals`; the query around the signature is not signed. */
  path: string
  keyId: string
  /** Seconds since 1970. */
  expires: number
}

/**
 * A page of the operator API as a link that a browser can open: for one path, until it is over. It is
 * signed by the operator's key, so the shop has nothing to remember.
 */
export async function signLink(
  key: { id: string; secret: string },
  path: string,
  now = new Date(),
): Promise<string> {
  const expires = Math.floor(now.getTime() / 1000) + linkSeconds
  const bytes = signedText({ path, keyId: key.id, expires })
  const signature = toHex(await crypto.subtle.sign('HMAC', await importKey(key.secret), bytes))
  return `${path}?${new URLSearchParams({ key: key.id, expires: String(expires), signature })}`
}

/** Whether a signature fits a link; compares in constant time. */
export async function verifyLink(secret: string, link: Link, signature: string): Promise<boolean> {
  return crypto.subtle.verify('HMAC', await importKey(secret), fromHex(signature), signedText(link))
}

/** Whether it is good now. One that would be good for longer than any was not made by us. */
export function isLinkInTime(expires: number, now: Date): boolean {
  const left = expires - now.getTime() / 1000
  return left > 0 && left <= linkSeconds
}

// It begins unlike a signed call, so that neither can stand for the other.
function signedText({ path, keyId, expires }: Link): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(['operator-link-v1', path, keyId, expires].join('\n'))
}
