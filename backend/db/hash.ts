/** A new secret of 256 random bits, URL-safe. */
export function newToken(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)))
}

/** Whole, as `newToken` makes them: not cut off by a mail program. */
export function isWholeToken(token: string): boolean {
  return /^[\w-]{43}$/.test(token)
}

/** Stored form of a token: its SHA-256. */
export function hashToken(token: string): Promise<string> {
  return fingerprint(token)
}

/** SHA-256 of a text, URL-safe. */
export async function fingerprint(text: string): Promise<string> {
  return toBase64Url(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
  )
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
}
