import { describe, expect, it } from 'vitest'
import type { Parameter } from '../../../domain/product/parameter.ts'
import { createFormat } from '../../i18n/format.ts'
import { createText } from '../../i18n/text.ts'
import { parameterText } from './parameter-text.ts'

const shop = {
  format: createFormat({ locale: 'de' }, 'EUR', []),
  text: createText('de', { 'product.yes': 'Ja', 'product.no': 'Nein' }),
}
const parameter = (rest: Partial<Parameter>): Parameter => ({
  code: 'x',
  title: 'X',
  group: '',
  type: 'values',
  unit: '',
  number: null,
  values: [],
  description: null,
  ...rest,
})
const textOf = (rest: Partial<Parameter>) => parameterText(parameter(rest), shop)

describe('parameterText', () => {
  it('formats number and unit', () => {
    expect(textOf({ type: 'number', number: 1450.5, unit: 'm³/h' })).toMatch(/^1\.450,5\sm³\/h$/)
  })

  it('formats diameters with their sign, once', () => {
    const values = [{ id: '100', title: '100' }]
    expect(textOf({ code: 'dn', unit: 'mm', values })).toBe('Ø\u00a0100\u00a0mm')
    expect(textOf({ code: 'dn', unit: 'mm', values: [{ id: '100', title: 'Ø 100 mm' }] })).toBe(
      'Ø 100 mm',
    )
  })

  it('joins several values and formats booleans', () => {
    expect(
      textOf({
        values: [
          { id: 'a', title: 'ABS' },
          { id: 'b', title: 'Stahl' },
        ],
      }),
    ).toBe('ABS, Stahl')
    expect(textOf({ type: 'boolean', number: 1 })).toBe('Ja')
    expect(textOf({ type: 'boolean', number: 0 })).toBe('Nein')
    expect(textOf({ type: 'boolean', values: [{ id: 'false', title: '' }] })).toBe('Nein')
  })
})
