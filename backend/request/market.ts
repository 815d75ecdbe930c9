import { Market, markets } from '../../domain/merchant/market.ts'
import type { Caller } from './caller.ts'

// A map: the domain is caller input, and `constructor` is no key of it.
const byDomain = new Map<string, Market>(
  Market.options.flatMap((market) =>
    markets[market].domains.map((domain): [string, Market] => [domain, market]),
  ),
)

/** The market of the requested domain, `cz` and `cz-en` alike; unknown ones belong to Germany. */
export function marketOf({ domain }: Pick<Caller, 'domain'>): Market {
  return byDomain.get(domain.split('-', 1)[0] ?? '') ?? 'DE'
}

/** Caller attributes that decide the available offers. */
export function saleOf(caller: Caller): { market: Market; currency: Caller['currency'] } {
  return { market: marketOf(caller), currency: caller.currency }
}

/** ISO 3166-1 alpha-3 of the caller's assumed country. */
export function countryOf(caller: Pick<Caller, 'domain'>): string {
  return markets[marketOf(caller)].country
}
