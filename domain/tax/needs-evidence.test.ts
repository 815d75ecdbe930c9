import { expect, it } from 'vitest'
import { needsEvidence } from './needs-evidence.ts'

const at = new Date('2026-11-22T12:00:00Z')

it.each([
  ['ATU13585627', 'AUT', 'DEU', null, true],
  ['DE811904981', 'DEU', 'CZE', null, true],
  // Taxed in Germany instead of Austria.
  ['DE811904981', 'AUT', 'DEU', null, true],
  ['DE811904981', 'DEU', 'DEU', null, false],
  ['ATU13585627', 'DEU', 'DEU', null, false],
  ['ATU13585627', 'AUT', 'DEU', 'DEU', false],
  ['ATU13585627', 'CHE', 'DEU', null, false],
  ['CHE123456789', 'AUT', 'DEU', null, false],
  ['IT12345678901', 'ITA', 'ITA', null, true],
])(
  'asks for %s with goods to %s from %s, collected in %s: %s',
  (vatId, country, dispatchCountry, collectedIn, isAsked) => {
    const destination = { country, postcode: '' }
    const seller = { country: 'DEU' }
    const supply = { destination, dispatchCountry, collectedIn, seller, marketCountry: 'DEU', at }
    expect(needsEvidence(supply, vatId)).toBe(isAsked)
  },
)
