/** Headers of a signed call; docs/operator.md describes them for other clients. */
export const operatorHeaders = {
  key: 'X-Operator-Key',
  timestamp: 'X-Operator-Timestamp',
  nonce: 'X-Operator-Nonce',
  signature: 'X-Operator-Signature',
} as const

/** Accepted clock skew of a call, in seconds. */
export const signatureWindow = 300

export interface OperatorCall {
  method: string
  /** Path with query, exactly as requested. */
  target: string
  /** Seconds since 1970, in digits. */
  timestamp: string
  /** Unique for each call of a key. */
  nonce: string
  body: Uint8Array<ArrayBuffer>
}

/** The signed text: covers every part of a call. */
export async function canonicalCall(call: OperatorCall): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', call.body)
  const parts = [call.method, call.target, call.timestamp, call.nonce, toHex(digest)]
  return ['operator-v1', ...parts].join('\n')
}

/** HMAC-SHA256 of a call in hexadecimal. */
export async function signCall(secret: string, call: OperatorCall): Promise<string> {
  const text = new TextEncoder().encode(await canonicalCall(call))
  return toHex(await crypto.subtle.sign('HMAC', await importKey(secret), text))
}

/** Verifies a signature in constant time. */
export async function verifyCall(
  secret: string,
  call: OperatorCall,
  signature: string,
): Promise<boolean> {
  const text = new TextEncoder().encode(await canonicalCall(call))
  return crypto.subtle.verify('HMAC', await importKey(secret), fromHex(signature), text)
}

/** Whether a timestamp is within the window around now. */
export function isWithinWindow(timestamp: string, now: Date): boolean {
  if (!/^\d{1,12}$/.test(timestamp)) return false
  return Math.abs(now.getTime() / 1000 - Number(timestamp)) <= signatureWindow
}

/** Headers that sign a call made now. */
export async function signedHeaders(
  key: { id: string; secret: string },
  call: Pick<OperatorCall, 'method' | 'target' | 'body'>,
  now = new Date(),
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const nonce = crypto.randomUUID()
  return {
    [operatorHeaders.key]: key.id,
    [operatorHeaders.timestamp]: timestamp,
    [operatorHeaders.nonce]: nonce,
    [operatorHeaders.signature]: await signCall(key.secret, { ...call, timestamp, nonce }),
  }
}

export function importKey(secret: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const bytes = new TextEncoder().encode(secret)
  return crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign', 'verify'])
}

export function toHex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Empty, which no signature is, if the text is invalid. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\da-f]{64}$/.test(text)) return new Uint8Array()
  return Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16))
}
