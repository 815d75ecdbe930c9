import type { Locale } from '../../domain/locale.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'
import type { Config } from '../env.ts'
import { type Sender, senderOf } from './sender.ts'

/** Languages of the staff by the merchant's country. */
const languages: Readonly<Record<string, Locale>> = {
  DEU: 'de',
  AUT: 'de',
  CHE: 'de',
  LIE: 'de',
  CZE: 'cs',
  SVK: 'sk',
}

/** Sender of a notification to the staff, in their language; English for other countries. */
export function staffSender(merchant: Merchant, config: Config): Sender {
  return senderOf(merchant, config, languages[merchant.country] ?? 'en')
}
