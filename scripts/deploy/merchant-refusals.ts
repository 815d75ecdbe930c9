import { marketOf } from '../../backend/request/market.ts'
import { Merchant, noMerchant } from '../../domain/merchant/merchant.ts'
import { missingOfHosts } from '../../domain/merchant/missing-fields.ts'
import { jsonOf, soldDomains } from './sold-domains.ts'

const remedy = 'PUT /operator/merchant sets it; until then the shop takes no orders'

/**
 * Missing merchant data of a deployed shop, a sentence each. `value`: the merchant in its database
 * as JSON; null: there is none; undefined: unknown.
 */
export function refuseMerchant(value: string | null | undefined, domains: string): string[] {
  if (value === undefined) return ['wrangler could not tell who the merchant is: log in first.']
  const sold = soldDomains(domains)
  const merchant = value === null ? noMerchant : Merchant.safeParse(jsonOf(value)).data
  if (!merchant) return [`The merchant in the database does not fit its schema: ${remedy}.`]
  const missing = missingOfHosts(
    merchant,
    sold.map(({ locale, currency, code }) => ({
      locale,
      currency,
      market: marketOf({ domain: code }),
    })),
  )
  return missing.map((field) => `The merchant lacks ${field}: ${remedy}.`)
}
