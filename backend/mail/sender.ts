import type { Locale } from '../../domain/locale.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'
import { type Config, shopUrlOf } from '../env.ts'
import { loadMerchant } from '../merchant/load-merchant.ts'

/** Sender of an email, its language, and that language's shop. */
export interface Sender {
  merchant: Merchant
  locale: Locale
  /** Without a trailing slash. */
  shopUrl: string
}

export function senderOf(merchant: Merchant, config: Config, locale: Locale): Sender {
  return { merchant, locale, shopUrl: shopUrlOf(config, locale) }
}

export async function loadSender(db: D1Database, config: Config, locale: Locale): Promise<Sender> {
  return senderOf(await loadMerchant(db), config, locale)
}
