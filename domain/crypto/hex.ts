const pairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

export function toHex(bytes: Uint8Array): string {
  let digits = ''
  for (const byte of bytes) digits += pairs[byte]
  return digits
}

export function fromHex(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

export function randomHex(bytes: number): string {
  return toHex(crypto.getRandomValues(new Uint8Array(bytes)))
}

/** SHA-256, or its first bytes. */
export async function sha256Hex(data: BufferSource, bytes = 32): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', data)
  return toHex(new Uint8Array(digest, 0, bytes))
}
