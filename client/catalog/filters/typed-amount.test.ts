import { expect, it } from 'vitest'
import { parseAmount } from '../../../domain/catalog/catalog-query.ts'
import { amountToType, withoutGrouping } from './typed-amount.ts'

it('parses grouped thousands of each language', () => {
  expect(parseAmount(withoutGrouping('16.150', 'de'))).toBe(16_150)
  expect(parseAmount(withoutGrouping('1.250.000', 'de'))).toBe(1_250_000)
  expect(parseAmount(withoutGrouping('16,150', 'en'))).toBe(16_150)
  expect(parseAmount(withoutGrouping('16 150', 'cs'))).toBe(16_150)
})

it('keeps decimals and parses its own output', () => {
  expect(parseAmount(withoutGrouping('12,5', 'de'))).toBe(12.5)
  expect(parseAmount(withoutGrouping('12.5', 'de'))).toBe(12.5)
  for (const locale of ['de', 'cs', 'sk', 'en'] as const) {
    expect(parseAmount(withoutGrouping(amountToType(1.125, locale), locale))).toBe(1.125)
  }
})
