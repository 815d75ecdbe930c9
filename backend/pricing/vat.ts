import type { TaxClass } from '../../domain/tax/tax-decision.ts'
import { rateOf } from '../../domain/tax/rates.ts'
import { countryOf } from '../request/market.ts'
import type { Caller } from '../request/caller.ts'

/** Percent by VAT class before an address is known: of the country of the requested domain. */
export function callerVatPercents(caller: Caller): Record<TaxClass, number> {
  const country = countryOf(caller)
  const at = new Date()
  return {
    standard: rateOf(country, 'standard', at),
    reduced: rateOf(country, 'reduced', at),
  }
}

/** Percent before an address is known: of the country of the requested domain. */
export function callerVatPercent(caller: Caller): number {
  return rateOf(countryOf(caller), 'standard', new Date())
}
