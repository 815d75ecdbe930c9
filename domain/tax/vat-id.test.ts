import { describe, expect, it } from 'vitest'
import { countryOfVatPrefix, vatPrefixes } from './member-states.ts'
import { parseVatId } from './vat-id.ts'

describe('VAT ids (domain 4.2)', () => {
  // One per member state and Northern Ireland, in the format that VIES describes.
  const examples = [
    'ATU13585627',
    'BE0123456789',
    'BG123456789',
    'CY12345678X',
    'CZ48665819',
    'DE811904981',
    'DK12345678',
    'EE123456789',
    'EL123456789',
    'ESX1234567R',
    'FI12345678',
    'FRK7123456789',
    'HR12345678901',
    'HU12345678',
    'IE1A23456FA',
    'IT12345678901',
    'LT123456789',
    'LU12345678',
    'LV12345678901',
    'MT12345678',
    'NL123456789B01',
    'PL5260001246',
    'PT123456789',
    'RO12',
    'SE123456789001',
    'SI12345678',
    'SK2020000004',
    'XI123456789',
  ]

  it.each(examples)('%s has a valid format and belongs to a member state', (vatId) => {
    const prefix = vatId.slice(0, 2)
    expect(parseVatId(vatId)).toEqual({
      prefix,
      number: vatId.slice(2),
      country: prefix === 'XI' ? 'GBR' : countryOf(prefix),
    })
  })

  it('has a format for each prefix', () => {
    const prefixes = new Set(examples.map((vatId) => vatId.slice(0, 2)))
    expect([...Object.values(vatPrefixes), 'XI'].filter((prefix) => !prefixes.has(prefix))).toEqual(
      [],
    )
  })

  it.each(['GB123456789', 'GR123456789', 'CHE123456789', 'AT12345678', 'DE', '', 'de811904981'])(
    'refuses %j',
    (vatId) => expect(parseVatId(vatId)).toBeNull(),
  )

  // Every wrong check digit is detected, if the state has one.
  it.each(['ATU13585627', 'CZ48665819', 'DE811904981', 'PL5260001246', 'SK2020000004'])(
    'detects each wrong last digit of %s',
    (vatId) => {
      const others = Array.from({ length: 10 }, (_, digit) => vatId.slice(0, -1) + digit)
      expect(others.filter((id) => parseVatId(id))).toEqual([vatId])
    },
  )

  it('knows Greece as EL and Northern Ireland as XI', () => {
    expect([countryOfVatPrefix('EL'), countryOfVatPrefix('GR')]).toEqual(['GRC', undefined])
    expect([countryOfVatPrefix('XI'), countryOfVatPrefix('GB')]).toEqual(['GBR', undefined])
  })
})

function countryOf(prefix: string): string | undefined {
  return Object.keys(vatPrefixes).find((country) => vatPrefixes[country] === prefix)
}
