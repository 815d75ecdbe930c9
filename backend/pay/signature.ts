import { hmac } from '../../domain/crypto/hmac.ts'

/** HMAC-SHA-256 of a text, in hexadecimal. */
export function sign(text: string, secret: string): Promise<string> {
  return hmac(secret, text)
}
