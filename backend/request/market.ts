import { Market, markets } from '../../domain/merchant/market.ts'
import type { Caller } from './caller.ts'

// A map: the domain is what a caller says, and `constructor` is none.
const byDomain = new Map<string, Market>(
  Market.options.flatMap((market) =>
    markets[market].domains.map((domain): [string, Market] => [domain, market]),
  ),
)

/** The market of the domain that was asked; every other one is served as Germany. */
export function marketOf({ domain }: Pick<Caller, 'domain'>): Market {
  return byDomain.get(domain) ?? 'DE'
}

/** What decides which offers a caller sees. */
export function saleOf(caller: Caller): { market: Market; currency: Caller['currency'] } {
  return { market: marketOf(caller), currency: caller.currency }
}

/** ISO 3166-1 alpha-3 of the country that a caller is served as living in. */
export function countryOf(caller: Pick<Caller, 'domain'>): string {
  return markets[marketOf(caller)].country
}
