import { describe, expect, it } from 'vitest'
import type { Currency } from '../../domain/currency.ts'
import { createFormat } from './format.ts'

const euro: Currency = {
  code: 'EUR',
  symbol: '€',
  symbolPlacement: 'right',
  decimalPlaces: 2,
  decimalPoint: ',',
  millesimalPoint: '.',
}
const koruna: Currency = {
  code: 'CZK',
  symbol: 'Kč',
  symbolPlacement: 'right',
  decimalPlaces: 0,
  decimalPoint: ',',
  millesimalPoint: '\u00a0',
}

describe('§3 Currency', () => {
  it('writes an amount as its record says', () => {
    const format = createFormat('de', 'EUR', [euro, koruna])
    expect(format.price(1234.5)).toBe('1.234,50\u00a0€')
    expect(format.price(1290, 'CZK')).toBe('1\u00a0290\u00a0Kč')
    expect(format.price(-5)).toBe('−5,00\u00a0€')
  })

  it('puts the symbol left where the record says so', () => {
    const left = {
      ...euro,
      symbolPlacement: 'left' as const,
      decimalPoint: '.',
      millesimalPoint: ',',
    }
    expect(createFormat('en', 'EUR', [left]).price(1234567.891)).toBe('€1,234,567.89')
  })

  it('falls back to the code for a currency without a record', () => {
    expect(createFormat('de', 'EUR', []).price(3)).toBe('3.00\u00a0EUR')
  })
})

describe('§9 formats', () => {
  it('keeps number and unit together', () => {
    expect(createFormat('de', 'EUR', []).quantity(1234.5, 'm³/h')).toBe('1.234,5\u00a0m³/h')
  })

  it('writes dates in the time zone of the shop, not of the machine', () => {
    expect(createFormat('de', 'EUR', []).date('2026-11-20T23:30:00Z')).toBe('21. November 2026')
    expect(createFormat('cs', 'CZK', []).date('2026-11-20T12:00:00Z')).toBe('20. listopadu 2026')
  })
})
