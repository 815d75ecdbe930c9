import type { CurrencyCode } from '../currency.ts'
import type { Locale } from '../locale.ts'
import { legalPages, type Merchant } from './merchant.ts'

interface Sold {
  locales: readonly Locale[]
  currencies: readonly CurrencyCode[]
}

const always = ['company', 'street', 'postcode', 'city', 'country', 'email', 'phone'] as const

/**
 * What a merchant must have told before anybody may order: whom the contract is with, where money
 * goes and where the legal texts stand. By paths, such as `bankAccounts.EUR`.
 */
export function missingFields(merchant: Merchant, { locales, currencies }: Sold): string[] {
  return [
    ...(merchant.brand.name ? [] : ['brand.name']),
    ...always.filter((field) => merchant[field] === ''),
    ...(merchant.vatId || merchant.taxId ? [] : ['vatId or taxId']),
    ...currencies
      .filter((currency) => !merchant.bankAccounts[currency])
      .map((currency) => `bankAccounts.${currency}`),
    ...legalPages.flatMap((page) =>
      locales
        .filter((locale) => !merchant.pages[page]?.[locale])
        .map((locale) => `pages.${page}.${locale}`),
    ),
  ]
}
