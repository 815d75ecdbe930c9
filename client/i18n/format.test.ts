import { describe, expect, it } from 'vitest'
import type { Currency } from '../../domain/currency.ts'
import { rangeText } from '../catalog/filters/filter-label.ts'
import { valueText } from '../product/details/parameter-text.ts'
import { createFormat } from './format.ts'
import { createText } from './text.ts'
import { noBreakRanges } from './no-break-ranges.ts'

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
  it('formats an amount by its record', () => {
    const format = createFormat({ locale: 'de' }, 'EUR', [euro, koruna])
    expect(format.price(1234.5)).toBe('1.234,50\u00a0€')
    expect(format.price(1290, 'CZK')).toBe('1\u00a0290\u00a0Kč')
    expect(format.price(-5)).toBe('−5,00\u00a0€')
    // Net prices in crowns are not whole, and have to add up.
    expect(format.sum(1290, 'CZK')).toBe('1\u00a0290\u00a0Kč')
    expect(format.sum(1066.12, 'CZK')).toBe('1\u00a0066,12\u00a0Kč')
    expect(format.sum(12.3)).toBe('12,30\u00a0€')
  })

  it('puts the symbol left if the record says so', () => {
    const left = {
      ...euro,
      symbolPlacement: 'left' as const,
      decimalPoint: '.',
      millesimalPoint: ',',
    }
    expect(createFormat({ locale: 'en' }, 'EUR', [left]).price(1234567.891)).toBe('€1,234,567.89')
  })

  it('falls back to the code for a currency without a record', () => {
    expect(createFormat({ locale: 'de' }, 'EUR', []).price(3)).toBe('3.00\u00a0EUR')
  })
})

describe('§9 formats', () => {
  it('keeps number and unit together', () => {
    expect(createFormat({ locale: 'de' }, 'EUR', []).quantity(1234.5, 'm³/h')).toBe(
      '1.234,5\u00a0m³/h',
    )
  })

  it('keeps a range on one line, in each of its forms', () => {
    const format = createFormat({ locale: 'de' }, 'EUR', [])
    const joined = '\u2060–\u2060'
    expect(format.range(95, 1290.5, 'm³/h')).toBe(`95${joined}1.290,5\u00a0m³/h`)
    expect(format.range(1, 2, '')).toBe(`1${joined}2`)
    const texts = createText('de', { span: '{{from}}–{{to}} von {{n}}', none: '– und –' })
    // @ts-expect-error Only this test has such texts.
    const say = (key: string) => texts(key, { from: 1, to: 42, n: 100 })
    expect(say('span')).toBe(`1${joined}42 von 100`)
    expect(say('none')).toBe('– und –')
    const words = { format, text: texts }
    const facet = { code: 'air_flow', unit: 'm³/h' }
    expect(rangeText(facet, { from: 80, to: 200 }, words)).toBe(`80${joined}200\u00a0m³/h`)
    expect(valueText('control', '0–10', 'V')).toBe(`0${joined}10\u00a0V`)
    expect(valueText('dn', '100–125', 'mm')).toBe(`Ø\u00a0100${joined}125\u00a0mm`)
    const name = 'Aura – Badlüfter, Ø\u00a0100–125\u00a0mm, 8:00–17:00'
    expect(noBreakRanges(name).replaceAll('\u2060', '')).toBe(name)
    expect(noBreakRanges(name).match(/\u2060/g)).toHaveLength(4)
    expect(noBreakRanges(noBreakRanges(name))).toBe(noBreakRanges(name))
  })

  it('formats dates in the time zone of the shop, not of the machine', () => {
    expect(createFormat({ locale: 'de' }, 'EUR', []).date('2026-11-20T23:30:00Z')).toBe(
      '21. November 2026',
    )
    expect(createFormat({ locale: 'cs' }, 'CZK', []).date('2026-11-20T12:00:00Z')).toBe(
      '20. listopadu 2026',
    )
  })
})
