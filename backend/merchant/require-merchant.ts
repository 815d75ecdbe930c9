import { missingFields } from '../../domain/merchant/missing-fields.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'
import { Refusal } from '../contract/refusal.ts'
import type { Caller } from '../request/caller.ts'
import { marketOf } from '../request/market.ts'
import { log } from '../request/log.ts'

const reported = new Set<string>()

/** Merchant fields that are missing for this caller's order; logged once. */
export function missingFor(
  merchant: Merchant,
  caller: Pick<Caller, 'locale' | 'currency' | 'domain'>,
): string[] {
  const { locale, currency } = caller
  const market = marketOf(caller)
  const sold = { locales: [locale], currencies: [currency], markets: [market] }
  const missing = missingFields(merchant, sold)
  const message = `No orders in ${locale}, ${currency} and ${market}: the merchant lacks ${missing.join(', ')}.`
  if (missing.length > 0 && !reported.has(message)) {
    reported.add(message)
    log('warn', 'ordering-closed', { detail: message })
  }
  return missing
}

/** @throws Refusal 403 if contract partner or bank account are missing */
export function requireMerchant(
  merchant: Merchant,
  caller: Pick<Caller, 'locale' | 'currency' | 'domain'>,
): void {
  if (missingFor(merchant, caller).length === 0) return
  throw new Refusal(403, { key: 'shoppingDisabled', code: 'shopping_disabled' })
}
