import { describe, expect, it } from 'vitest'
import { normaliseSlovakVatin, normaliseVatin } from './normalise.ts'
import { checkSlovakVatin, checkVatin } from './vatin.ts'

describe('§5 VAT ids (domain 4.2)', () => {
  it.each([
    ['', 'DEU'],
    ['CZ48665819', 'CZE'],
    ['CZ123456789', 'CZE'],
    ['CZ6990001234', 'CZE'],
    ['SK2020000004', 'SVK'],
    ['2020000004', 'SVK'],
    ['DE123456788', 'DEU'],
    ['DE811904981', 'DEU'],
    ['ATU12345675', 'AUT'],
    ['PL5260001246', 'DEU'],
    ['EL123456789', 'DEU'],
    ['XI123456789', 'DEU'],
    ['CHE123456789', 'DEU'],
    ['ESX1234567R', 'DEU'],
    // A company of another country can buy too.
    ['CZ48665819', 'DEU'],
  ])('takes %j in %s', (vatin, country) => {
    expect(checkVatin(vatin, country)).toBeNull()
  })

  it.each([
    ['CZ48665818', 'CZE'],
    ['CZ1234567', 'CZE'],
    ['CZ12345678901', 'CZE'],
    ['SK2020000005', 'SVK'],
    ['SK202000000', 'SVK'],
    ['DE123456789', 'DEU'],
    ['DE12345678', 'DEU'],
    ['ATU12345674', 'AUT'],
    ['AT12345675', 'AUT'],
    ['123456788', 'CZE'],
    ['2020000004', 'DEU'],
    ['DE１２３４５６７８８', 'DEU'],
    ['🙂', 'DEU'],
    ['<script>', 'DEU'],
    ['PL', 'POL'],
    ['PL5260001247', 'POL'],
    ['NL123456789', 'NLD'],
  ])('refuses %j in %s', (vatin, country) => {
    expect(checkVatin(vatin, country)).toBe('validation.vatin')
  })

  it.each([
    ['de 811 904 981', '', 'DE811904981'],
    ['811904981', 'DEU', 'DE811904981'],
    ['48665819', 'CZE', 'CZ48665819'],
    ['u12345675', 'AUT', 'ATU12345675'],
    ['2020000004', 'SVK', '2020000004'],
    ['sk-2020000004', 'SVK', 'SK2020000004'],
    // VIES knows Greece as EL.
    ['gr 123456789', 'GRC', 'EL123456789'],
  ])('writes %j of %j as %j', (typed, country, written) => {
    expect(normaliseVatin(typed, country)).toBe(written)
  })

  it('requires the prefix of the Slovak VAT id, and adds it', () => {
    expect(normaliseSlovakVatin('2020 000 004')).toBe('SK2020000004')
    expect(checkSlovakVatin('SK2020000004')).toBeNull()
    expect(checkSlovakVatin('')).toBeNull()
    expect(checkSlovakVatin('CZ48665819')).toBe('validation.vatin')
  })
})
