import { describe, expect, it } from 'vitest'
import { paymentString } from './payment-strings.ts'

const czech = {
  holder: 'LuftBasis GmbH',
  iban: 'CZ6508000000192000145399',
  bic: 'GIBACZPX',
  reference: '2026000123',
  amount: 1290,
  currencyCode: 'CZK',
}
const german = {
  ...czech,
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  amount: 85.9,
  currencyCode: 'EUR',
}

describe('domain 4.7 payment strings', () => {
  it('writes QR Platba with the variable symbol', () => {
    expect(paymentString(czech)).toBe(
      'SPD*1.0*ACC:CZ6508000000192000145399+GIBACZPX*AM:1290.00*CC:CZK*X-VS:2026000123*MSG:LUFTBASIS GMBH',
    )
  })

  it('puts a reference that is no variable symbol into the message, without field separators', () => {
    expect(paymentString({ ...czech, reference: 'č. 12*AM:1' })).toMatch(
      /\*CC:CZK\*MSG:C\. 12AM:1$/,
    )
  })

  it('writes the EPC code in eleven lines', () => {
    expect(paymentString(german)?.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'COBADEFFXXX',
      'LuftBasis GmbH',
      'DE89370400440532013000',
      'EUR85.90',
      '',
      '',
      '2026000123',
    ])
  })

  it('escapes line breaks in a name', () => {
    expect(paymentString({ ...german, holder: 'A\nB' })?.split('\n')).toHaveLength(11)
  })

  it.each([0, -1, 1e9])('has no code for %d euros', (amount) => {
    expect(paymentString({ ...german, amount })).toBeNull()
  })

  it('has no code for other currencies', () => {
    expect(paymentString({ ...german, currencyCode: 'PLN' })).toBeNull()
  })
})
