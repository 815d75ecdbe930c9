import type { CurrencyCode } from '../currency.ts'
import type { Locale } from '../locale.ts'
import type { Market } from './market.ts'
import { legalPages, type Merchant } from './merchant.ts'
import { offeredIn, type PaymentOffer } from './offers.ts'

type Offer = Pick<PaymentOffer, 'markets' | 'price'>

interface Sold {
  locales: readonly Locale[]
  currencies: readonly CurrencyCode[]
  markets: readonly Market[]
}

const always = ['company', 'street', 'postcode', 'city', 'country', 'email', 'phone'] as const

/**
 * Merchant fields required to take orders: contract partner, bank account, legal texts, shipping
 * and payment methods. By paths, such as `bankAccounts.EUR`.
 */
export function missingFields(
  merchant: Merchant,
  { locales, currencies, markets }: Sold,
): string[] {
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
    ...markets.flatMap((market) => {
      const has = (offers: readonly Offer[]) =>
        currencies.some((currency) => offeredIn(offers, { market, currency }).length > 0)
      return [
        ...(has(merchant.shipping.offers) ? [] : [`shipping.offers.${market}`]),
        ...(merchant.shipping.countries[market]?.length ? [] : [`shipping.countries.${market}`]),
        ...(has(merchant.payments) ? [] : [`payments.${market}`]),
      ]
    }),
  ]
}
