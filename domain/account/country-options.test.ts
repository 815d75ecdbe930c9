import { describe, expect, it } from 'vitest'
import { countryOptions } from './country-options.ts'

const countries = [
  { code: 'DEU', title: 'Deutschland', phonePrefix: '+49' },
  { code: 'AUT', title: 'Österreich', phonePrefix: '+43' },
]
const codesFor = (value?: string) =>
  countryOptions(countries, value, 'Bitte wählen').map((option) => option.value)

describe('§3 Address: the country of a saved address', () => {
  it('that nothing is delivered to any more has to be chosen again, not replaced silently', () => {
    expect(codesFor('POL')).toEqual(['', 'DEU', 'AUT'])
  })

  it('that is delivered to needs no choice', () => {
    expect(codesFor('AUT')).toEqual(['DEU', 'AUT'])
    expect(codesFor()).toEqual(['DEU', 'AUT'])
  })
})
