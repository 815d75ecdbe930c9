import { describe, expect, it } from 'vitest'
import { localeTags } from './locales/locales.ts'
import { symbolPlacementOf } from './currency-rules.ts'

describe('§3 Currency: symbolPlacement', () => {
  it.each([
    ['de', 'EUR', 'right'],
    ['cs', 'CZK', 'right'],
    ['sk', 'EUR', 'right'],
    ['en', 'EUR', 'left'],
    ['en', 'GBP', 'left'],
    // Alphabetic symbols would run into the number: `Kč3.90`.
    ['en', 'CZK', 'right'],
    ['en', 'PLN', 'right'],
  ] as const)('in %s %s is %s of the amount', (locale, currency, placement) => {
    expect(symbolPlacementOf(currency, localeTags[locale])).toBe(placement)
  })
})
