import type { Locale } from '../locale.ts'
import { type PaymentRequest, paymentString } from './payment-strings.ts'

/**
 * What the QR code of a transfer says: PAY by square for Slovak customers, whose banks read nothing
 * else in euros; QR Platba for crowns and the EPC code for euros elsewhere. Null where none can.
 */
export async function paymentCode(request: PaymentRequest, locale: Locale): Promise<string | null> {
  if (locale !== 'sk' || request.currencyCode !== 'EUR') return paymentString(request)
  // LZMA and its tables are a chunk of their own: most requests need neither.
  const { payBySquare } = await import('./pay-by-square.ts')
  return payBySquare(request)
}
