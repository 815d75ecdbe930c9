import { type CurrencyCode, defaultCurrency } from '../currency.ts'

/** Member states without the euro, by ISO 3166-1 alpha-3. */
const stateCurrencies: Record<string, CurrencyCode> = {
  CZE: 'CZK',
  DNK: 'DKK',
  HUN: 'HUF',
  POL: 'PLN',
  ROU: 'RON',
  SWE: 'SEK',
}

/** Currency in which a member state is owed its VAT (Dir. 2006/112/EC Art. 230). */
export function vatCurrencyOf(country: string): CurrencyCode {
  return stateCurrencies[country] ?? defaultCurrency
}
