import { fromHex, toHex } from './hex.ts'

/** HMAC-SHA256 of a text, as hexadecimal digits. */
export async function hmac(secret: string, text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', await keyOf(secret), bytes)))
}

/** Compares in constant time. */
export async function hmacMatches(
  secret: string,
  text: string,
  signature: string,
): Promise<boolean> {
  if (!/^[\da-f]{64}$/.test(signature)) return false
  const bytes = new TextEncoder().encode(text)
  return crypto.subtle.verify('HMAC', await keyOf(secret), fromHex(signature), bytes)
}

/** Whether one of several secrets signed a text: the one of now, or the former while it is replaced. */
export async function hmacMatchesAny(
  secrets: readonly string[],
  text: string,
  signature: string,
): Promise<boolean> {
  for (const secret of secrets) {
    // oxlint-disable-next-line no-await-in-loop -- the former one is rarely set or asked
    if (secret !== '' && (await hmacMatches(secret, text, signature))) return true
  }
  return false
}

function keyOf(secret: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const bytes = new TextEncoder().encode(secret)
  return crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign', 'verify'])
}
