import { rateOf, rateUnder } from '../../../domain/tax/rates.ts'
import type { TaxDecision } from '../../../domain/tax/tax-decision.ts'
import type { Taxation } from '../../../domain/tax/taxation.ts'
import { countryOf } from '../../request/market.ts'
import type { Caller } from '../../request/caller.ts'

/** The rates of a decision, and those that the market's prices are listed with. */
export function taxationOf(tax: TaxDecision, caller: Caller, at: Date): Taxation {
  const market = countryOf(caller)
  return {
    tax,
    rates: { standard: rateUnder(tax, 'standard', at), reduced: rateUnder(tax, 'reduced', at) },
    listed: { standard: rateOf(market, 'standard', at), reduced: rateOf(market, 'reduced', at) },
  }
}
