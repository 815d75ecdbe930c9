import { Refusal } from '../../contract/refusal.ts'
import { hmacMatches } from '../../../domain/crypto/hmac.ts'

/** Seconds since 1970, and HMAC-SHA-256 of `{timestamp}.{body}` in hexadecimal. */
export const callbackHeaders = {
  timestamp: 'X-Pay-Timestamp',
  signature: 'X-Pay-Signature',
} as const

/** Accepted clock skew in seconds. */
const window = 300

/** Verifies and parses a JSON message signed with the shop's own secret. */
export async function readSigned(
  { body, headers }: { body: string; headers: Headers },
  secret: string,
): Promise<unknown> {
  const timestamp = headers.get(callbackHeaders.timestamp) ?? ''
  const signature = headers.get(callbackHeaders.signature) ?? ''
  const isRecent =
    /^\d{1,12}$/.test(timestamp) && Math.abs(Date.now() / 1000 - Number(timestamp)) <= window
  if (!isRecent || !(await hmacMatches(secret, `${timestamp}.${body}`, signature))) {
    throw new Refusal(401, { key: 'notSigned', code: 'not_signed' })
  }
  try {
    return JSON.parse(body)
  } catch {
    throw new Refusal(400, { key: 'notJson', code: 'not_json' })
  }
}
