import { rateOf } from '../../domain/tax/rates.ts'
import { countryOf, marketOf } from '../request/market.ts'
import type { Caller } from '../request/caller.ts'

/** Percent before an address is known: that of the country whose domain was requested. */
export function callerVatPercent(caller: Caller): number {
  return rateOf(countryOf[marketOf(caller)], 'standard', new Date())
}
