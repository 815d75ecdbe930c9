import { cashStepOf } from '../../../../domain/tax/cash-coins.ts'
import { rateOf, rateUnder } from '../../../../domain/tax/rates.ts'
import type { TaxDecision } from '../../../../domain/tax/tax-decision.ts'
import type { Taxation } from '../../../../domain/tax/taxation.ts'
import { countryOf } from '../../../request/market.ts'
import type { Caller } from '../../../request/caller.ts'

/**
 * Rates of a decision and of the market's listed prices, with the cash rounding of the place of
 * handover: the market's country if unknown.
 */
export function taxationOf(
  tax: TaxDecision,
  caller: Caller,
  { at, handedOverIn }: { at: Date; handedOverIn: string | null },
): Taxation {
  const market = countryOf(caller)
  const cashStep = cashStepOf(caller.currency, handedOverIn ?? market)
  return {
    tax,
    rates: { standard: rateUnder(tax, 'standard', at), reduced: rateUnder(tax, 'reduced', at) },
    ...(cashStep > 0.01 && { cashStep }),
    listed: { standard: rateOf(market, 'standard', at), reduced: rateOf(market, 'reduced', at) },
  }
}
