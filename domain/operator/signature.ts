import { sha256Hex } from '../crypto/hex.ts'
import { hmac, hmacMatches } from '../crypto/hmac.ts'

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
  const { method, target, timestamp, nonce, body } = call
  return ['operator-v1', method, target, timestamp, nonce, await sha256Hex(body)].join('\n')
}

/** HMAC-SHA256 of a call in hexadecimal. */
export async function signCall(secret: string, call: OperatorCall): Promise<string> {
  return hmac(secret, await canonicalCall(call))
}

/** Verifies a signature in constant time. */
export async function verifyCall(
  secret: string,
  call: OperatorCall,
  signature: string,
): Promise<boolean> {
  return hmacMatches(secret, await canonicalCall(call), signature)
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
