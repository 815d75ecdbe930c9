import type { CurrencyCode } from '../../../domain/currency.ts'

interface CreditRate {
  /** Value of one credit, in minor units with tax. */
  worth: number
  /** Net value of items that earns one credit, in whole units of the currency. */
  netPerCredit: number
}

/** Loyalty credit rates by currency; without a rate they are neither earned nor spent. */
export const creditRates: ReadonlyMap<CurrencyCode, CreditRate> = new Map([
  ['EUR', { worth: 4, netPerCredit: 1 }],
  ['CZK', { worth: 100, netPerCredit: 25 }],
])
