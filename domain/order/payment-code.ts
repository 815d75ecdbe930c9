import type { Locale } from '../locale.ts'
import { type PaymentRequest, paymentString } from './payment-strings.ts'

/**
 * Content of a transfer's QR code: PAY by square for Slovak customers, whose banks read nothing
 * else in euros; QR Platba for crowns; the EPC code for euros elsewhere. Null if none applies.
 */
export async function paymentCode(request: PaymentRequest, locale: Locale): Promise<string | null> {
  if (locale !== 'sk' || request.currencyCode !== 'EUR') return paymentString(request)
  // LZMA with its tables is a chunk of its own, because most requests do not need it.
  const { payBySquare } = await import('./pay-by-square.ts')
  return payBySquare(request)
}
