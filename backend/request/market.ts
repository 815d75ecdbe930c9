import type { Market } from '../../domain/merchant/market.ts'
import type { Caller } from './caller.ts'

// A map: the domain is what a caller says, and `constructor` is none.
const byDomain = new Map<string, Market>([
  ['cz', 'CZ'],
  ['cs', 'CZ'],
  ['sk', 'SK'],
])

/** The market of the domain that was asked; every other one is served as Germany. */
export function marketOf({ domain }: Pick<Caller, 'domain'>): Market {
  return byDomain.get(domain) ?? 'DE'
}

/** What decides which offers a caller sees. */
export function saleOf(caller: Caller): { market: Market; currency: Caller['currency'] } {
  return { market: marketOf(caller), currency: caller.currency }
}

/** ISO 3166-1 alpha-3 of a market, and of the warehouse that sends there. */
export const countryOf: Record<Market, string> = { DE: 'DEU', CZ: 'CZE', SK: 'SVK' }
export const warehouseOf: Record<Market, string> = { DE: 'DEU', CZ: 'CZE', SK: 'CZE' }
