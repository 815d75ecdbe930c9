import { describe, expect, it } from 'vitest'
import { normalisePhone, normalisePostcode, normaliseText, normaliseVatin } from './normalise.ts'

describe('normalising on blur', () => {
  it.each([
    ['60200', 'CZE', '602 00'],
    [' 602 00 ', 'CZE', '602 00'],
    ['81101', 'SVK', '811 01'],
    ['6020', 'CZE', '6020'],
    [' 10115 ', 'DEU', '10115'],
    ['sw1a  1aa', 'GBR', 'sw1a 1aa'],
    ['D-04109', 'DEU', '04109'],
    ['DE 04109', 'DEU', '04109'],
    ['04 109', 'DEU', '04109'],
    ['a-1010', 'AUT', '1010'],
    ['CH-8001', 'CHE', '8001'],
    ['CZ-602 00', 'CZE', '602 00'],
    ['602-00', 'CZE', '602 00'],
    ['SK 811 01', 'SVK', '811 01'],
    ['F-97400', 'FRA', '97400'],
    ['A-1010', 'DEU', 'A-1010'],
    ['00-950', 'POL', '00-950'],
    ['LV-1010', 'LVA', 'LV-1010'],
    ['D02 X285', 'IRL', 'D02 X285'],
    ['', 'DEU', ''],
    ['04109', '', '04109'],
  ])('formats the postcode %j of %s as %j', (code, country, expected) => {
    expect(normalisePostcode(code, country)).toBe(expected)
  })

  it.each([
    ['777123456', '+420', '+420 777 123 456'],
    ['00421905123456', '+420', '+421 905 123 456'],
    ['0905 123 456', '+421', '+421 905 123 456'],
    ['+420 777-123-456', '+49', '+420 777 123 456'],
    ['420777123456', '+420', '+420 777 123 456'],
    ['420 777 123 456', '+420', '+420 777 123 456'],
    ['4930 12345678', '+49', '+4930 12345678'],
    ['493012345', '+49', '+49 493012345'],
    ['030 1234567', '+49', '+49 30 1234567'],
    ['+49 (0)30/1234567', '+49', '+49 (0)30/1234567'],
    ['0342 123456', '+39', '+39 0342 123456'],
    ['', '+420', ''],
    ['777 123 456', '', '777 123 456'],
    ['abc', '+420', 'abc'],
  ])('formats the phone number %j with prefix %s as %j', (phone, prefix, expected) => {
    expect(normalisePhone(phone, prefix)).toBe(expected)
  })

  it('keeps single spaces inside a text and capitals in a VAT id', () => {
    expect(normaliseText('  Anna   Weiß ')).toBe('Anna Weiß')
    expect(normaliseVatin('cz 48665819')).toBe('CZ48665819')
  })
})
