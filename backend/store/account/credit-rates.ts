import type { CurrencyCode } from '../../../domain/currency.ts'

interface CreditRate {
  /** What a whole credit pays, in minor units with tax. */
  worth: number
  /** The net value of items that earns a credit, in whole units of the currency. */
  netPerCredit: number
}

/** Loyalty credits by currency, a line each; in a currency without one they are neither earned nor spent. */
export const creditRates: ReadonlyMap<CurrencyCode, CreditRate> = new Map([
  ['EUR', { worth: 4, netPerCredit: 1 }],
  ['CZK', { worth: 100, netPerCredit: 25 }],
])
