import type { Cart } from '../cart/cart.ts'
import type { Taxation } from './taxation.ts'

/** VAT derived from the store's totals if it provides nothing else: the rate that is in them. */
export function estimateTaxation({ prices }: Pick<Cart, 'prices'>, country: string): Taxation {
  const { itemsWithTax, itemsWithoutTax } = prices
  const exact = itemsWithoutTax > 0 ? (itemsWithTax / itemsWithoutTax - 1) * 100 : 0
  // Rates are whole or half percents; the rest is the rounding of the sums.
  const percent = Math.round(exact * 2) / 2
  const rates = { standard: percent, reduced: percent }
  return {
    tax: {
      category: 'S',
      scheme: 'domestic',
      country,
      region: null,
      dispatchCountry: country,
      isEstimate: true,
      exemption: null,
      vatId: null,
    },
    rates,
    listed: rates,
  }
}
