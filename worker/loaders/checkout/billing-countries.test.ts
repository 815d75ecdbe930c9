import { describe, it } from 'vitest'
import { locales } from '../../../domain/locales/locales.ts'
import { billingCountries } from './billing-countries.ts'

const delivered = [
  { code: 'DEU', title: 'Deutschland', phonePrefix: '+49' },
  { code: 'AUT', title: 'Österreich', phonePrefix: '+43' },
]

describe('§3 Address: an invoice may go to a country that nothing is delivered to', () => {
  it('offers those delivered to first, then the others by name, each once', ({ expect }) => {
    const found = billingCountries(delivered, 'de')
    expect(found.slice(0, 2)).toEqual(delivered)
    const others = found.slice(2).map(({ title }) => title)
    expect(others).toEqual(others.toSorted((a, b) => a.localeCompare(b, 'de')))
    expect(others).toEqual(expect.arrayContaining(['Niederlande', 'Schweiz', 'Polen']))
    expect(new Set(found.map(({ code }) => code)).size).toBe(found.length)
  })

  it.for(locales)('names each in words: %s', (locale, { expect }) => {
    const codes = billingCountries([], locale).filter(({ title }) => /^[A-Z]{2,3}$/.test(title))
    expect(codes).toEqual([])
  })
})
