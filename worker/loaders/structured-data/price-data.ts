import type { CurrencyCode } from '../../../domain/currency.ts'
import type { Prices } from '../../../domain/product/prices.ts'

/** Price of an offer, with the strikethrough price shown beside it (schema.org). */
export function priceData(prices: Prices, currency: CurrencyCode): Record<string, unknown> {
  const { inDiscount, unitWithTax, unitOriginalWithTax, validUntil } = prices
  const isReduced = inDiscount && unitOriginalWithTax > unitWithTax
  return {
    price: unitWithTax.toFixed(2),
    priceCurrency: currency,
    priceValidUntil: validUntil,
    priceSpecification: isReduced
      ? [
          specification(unitWithTax, currency),
          {
            ...specification(unitOriginalWithTax, currency),
            priceType: 'https://schema.org/StrikethroughPrice',
          },
        ]
      : undefined,
  }
}

function specification(price: number, priceCurrency: CurrencyCode): Record<string, unknown> {
  return {
    '@type': 'UnitPriceSpecification',
    price: price.toFixed(2),
    priceCurrency,
    valueAddedTaxIncluded: true,
  }
}
