/** HMAC-SHA256 of a text, as hexadecimal digits. */
export async function hmac(secret: string, text: string): Promise<string> {
  const signature = await crypto.subtle.sign(
    'HMAC',
    await keyOf(secret),
    new TextEncoder().encode(text),
  )
  return hex(new Uint8Array(signature))
}

/** Compares in constant time. */
export async function hmacMatches(
  secret: string,
  text: string,
  signature: string,
): Promise<boolean> {
  if (!/^[\da-f]{64}$/.test(signature)) return false
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (digits) =>
    Number.parseInt(digits, 16),
  )
  return crypto.subtle.verify('HMAC', await keyOf(secret), bytes, new TextEncoder().encode(text))
}

async function keyOf(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  )
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
