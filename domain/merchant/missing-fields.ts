import { type CurrencyCode, defaultCurrency } from '../currency.ts'
import type { Locale } from '../locale.ts'
import type { Market } from './market.ts'
import { legalPages, type Merchant } from './merchant.ts'
import { offeredIn, type PaymentOffer } from './offers.ts'
import { vatCurrencyOf } from '../tax/vat-currency.ts'

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
      const lacking = (path: string, offers: readonly Offer[]) => {
        if (currencies.some((currency) => offeredIn(offers, { market, currency }).length > 0))
          return []
        const isPriced = offers.some(({ markets: sold }) => sold.includes(market))
        return isPriced
          ? [`${path}.${market}.price.${currencies.join('|')}`]
          : [`${path}.${market}`]
      }
      return [
        ...lacking('shipping.offers', merchant.shipping.offers),
        ...(merchant.shipping.countries[market]?.length ? [] : [`shipping.countries.${market}`]),
        ...lacking('payments', merchant.payments),
      ]
    }),
  ]
}

/**
 * Currencies without a rate in which VAT is owed, or from which it is converted, by the merchant's
 * registrations: invoices lack the VAT in national currency (BT-111).
 */
export function missingRates(
  { country, vatIds, exchangeRates }: Merchant,
  currencies: readonly CurrencyCode[],
): CurrencyCode[] {
  const owed = [country, ...Object.keys(vatIds)].filter(Boolean).map(vatCurrencyOf)
  const converted = owed.flatMap((own) =>
    currencies.filter((currency) => currency !== own).flatMap((currency) => [own, currency]),
  )
  const known = new Set([defaultCurrency, ...exchangeRates.map(({ currency }) => currency)])
  return [...new Set(converted)].filter((currency) => !known.has(currency))
}

/** What visitors of a host order in. */
interface Host {
  locale: Locale
  currency: CurrencyCode
  market: Market
}

/** Fields that a host lacks, also those that another host of its market or language has. */
export function missingOfHosts(merchant: Merchant, hosts: readonly Host[]): string[] {
  const missing = hosts.flatMap(({ locale, currency, market }) =>
    missingFields(merchant, { locales: [locale], currencies: [currency], markets: [market] }),
  )
  return [...new Set(missing)]
}
