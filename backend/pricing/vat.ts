import { countryOf, marketOf } from '../request/market.ts'
import type { Caller } from '../request/caller.ts'

/**
 * Standard VAT rates in percent by the country that items go to (ISO 3166-1 alpha-3), as of 2026:
 * distance sales within the EU are taxed where they arrive (Dir. 2006/112/EC Art. 33).
 */
const rates: Record<string, number> = { DEU: 19, AUT: 20, CZE: 21, SVK: 23, POL: 23 }

const homeRate = 19

export function vatPercentOf(country: string): number {
  return rates[country] ?? homeRate
}

/** The rate before an address is known: that of the country whose domain was requested. */
export function callerVatPercent(caller: Caller): number {
  return vatPercentOf(countryOf[marketOf(caller)])
}
