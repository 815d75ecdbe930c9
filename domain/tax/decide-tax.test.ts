import { describe, expect, it } from 'vitest'
import { decideTax, type Supply } from './decide-tax.ts'
import { vatPrefixes } from './member-states.ts'
import type { VatIdEvidence } from './tax-decision.ts'

const at = new Date('2026-11-22T12:00:00Z')
const results = ['valid', 'invalid', 'unavailable'] as const

function evidence(vatId: string, result: VatIdEvidence['result'] = 'valid'): VatIdEvidence {
  return {
    vatId,
    result,
    checkedAt: '2026-11-22T11:00:00Z',
    source: 'VIES',
    consultationNumber: '',
    name: '',
    address: '',
  }
}

const consumer = { isBusiness: false, evidence: null }
const business = (vatId: string, result: VatIdEvidence['result'] = 'valid') => ({
  isBusiness: true,
  evidence: evidence(vatId, result),
})

function decide(supply: Partial<Supply>) {
  return decideTax({
    dispatchCountry: 'DEU',
    destination: null,
    marketCountry: 'DEU',
    collectedIn: null,
    buyer: consumer,
    seller: { country: 'DEU' },
    at,
    ...supply,
  })
}

const to = (country: string, postcode = '') => ({ destination: { country, postcode } })

describe('place of supply and exemption (law 6, 29)', () => {
  it.each<[string, Partial<Supply>, string]>([
    ['a consumer at home', to('DEU'), 'S domestic DEU'],
    ['a consumer in Austria', to('AUT', '1010'), 'S oss AUT'],
    [
      'a consumer in Austria, sent from Brno',
      { ...to('AUT'), dispatchCountry: 'CZE' },
      'S oss AUT',
    ],
    [
      'a Czech consumer, sent from Brno',
      { ...to('CZE'), dispatchCountry: 'CZE' },
      'S domestic CZE',
    ],
    ['a German consumer, sent from Brno', { ...to('DEU'), dispatchCountry: 'CZE' }, 'S oss DEU'],
    ['a consumer in Switzerland', to('CHE'), 'G export DEU VATEX-EU-G'],
    ['a consumer on Heligoland', to('DEU', '27498'), 'G export DEU VATEX-EU-G'],
    ['a consumer on Tenerife', to('ESP', '38001'), 'G export DEU VATEX-EU-G'],
    ['a consumer in Belfast', to('GBR', 'bt1 5gs'), 'S oss GBR'],
    ['a consumer in London', to('GBR', 'SW1A 1AA'), 'G export DEU VATEX-EU-G'],
    ['a consumer in Monaco', to('MCO', '98000'), 'S oss FRA'],
    [
      'an Austrian business',
      { ...to('AUT'), buyer: business('ATU13585627') },
      'K intra_community DEU VATEX-EU-IC',
    ],
    [
      'an Austrian business, sent from Brno',
      { ...to('AUT'), dispatchCountry: 'CZE', buyer: business('ATU13585627') },
      'K intra_community CZE VATEX-EU-IC',
    ],
    [
      'a German business at home',
      { ...to('DEU'), buyer: business('DE811904981') },
      'S domestic DEU',
    ],
    [
      'a German business, sent from Brno',
      { ...to('DEU'), dispatchCountry: 'CZE', buyer: business('DE811904981') },
      'K intra_community CZE VATEX-EU-IC',
    ],
    [
      'a German business with a site in Austria',
      { ...to('AUT'), buyer: business('DE811904981') },
      'S domestic DEU',
    ],
    [
      'an Italian business with a site in Austria',
      { ...to('AUT'), buyer: business('IT12345678901') },
      'K intra_community DEU VATEX-EU-IC',
    ],
    [
      'an Austrian business with a site in Germany',
      { ...to('DEU'), buyer: business('ATU13585627') },
      'S domestic DEU',
    ],
    [
      'a Greek business',
      { ...to('GRC'), buyer: business('EL123456789') },
      'K intra_community DEU VATEX-EU-IC',
    ],
    [
      'a business in Northern Ireland',
      { ...to('GBR', 'BT1 5GS'), buyer: business('XI123456789') },
      'K intra_community DEU VATEX-EU-IC',
    ],
    [
      'a business whose id is invalid',
      { ...to('AUT'), buyer: business('ATU13585627', 'invalid') },
      'S oss AUT',
    ],
    [
      'a business while the registry is down',
      { ...to('AUT'), buyer: business('ATU13585627', 'unavailable') },
      'S oss AUT',
    ],
    [
      'a business without an id',
      { ...to('AUT'), buyer: { isBusiness: true, evidence: null } },
      'S oss AUT',
    ],
    [
      'a consumer who shows the id of a business',
      { ...to('AUT'), buyer: { ...business('ATU13585627'), isBusiness: false } },
      'S oss AUT',
    ],
    [
      'a Swiss business',
      { ...to('CHE'), buyer: business('CHE123456789') },
      'G export DEU VATEX-EU-G',
    ],
    ['who collects in Brno', { ...to('AUT'), collectedIn: 'CZE' }, 'S domestic CZE'],
    [
      'a business that collects',
      { ...to('AUT'), collectedIn: 'DEU', buyer: business('ATU13585627') },
      'S domestic DEU',
    ],
    [
      'an Italian business from Italian stock of a German shop',
      { ...to('ITA'), dispatchCountry: 'ITA', buyer: business('IT12345678901') },
      'AE reverse_charge ITA VATEX-EU-AE',
    ],
    [
      'an Italian business from stock of an Italian shop',
      {
        ...to('ITA'),
        dispatchCountry: 'ITA',
        seller: { country: 'ITA' },
        buyer: business('IT12345678901'),
      },
      'S domestic ITA',
    ],
    [
      'nobody knows who, in the Slovak market',
      { marketCountry: 'SVK', dispatchCountry: 'CZE' },
      'S oss SVK',
    ],
  ])('%s', (_, supply, expected) => {
    const { category, scheme, country, exemption } = decide(supply)
    expect([category, scheme, country, exemption].filter(Boolean).join(' ')).toBe(expected)
  })

  it('is an estimate until the destination or the branch is known', () => {
    expect(decide({}).isEstimate).toBe(true)
    expect(decide(to('DEU')).isEstimate).toBe(false)
    expect(decide({ collectedIn: 'DEU' }).isEstimate).toBe(false)
  })

  it('ignores an expired answer', () => {
    const buyer = business('ATU13585627')
    const hours = (count: number) => new Date(at.getTime() + count * 3_600_000)
    expect(decide({ ...to('AUT'), buyer, at: hours(22) }).category).toBe('K')
    expect(decide({ ...to('AUT'), buyer, at: hours(24) }).category).toBe('S')
  })

  it('charges the rates of Jungholz and Mittelberg there, and only if Austria taxes the supply', () => {
    expect(decide(to('AUT', '6991')).region).toBe('jungholz_mittelberg')
    expect(decide(to('AUT', '6900')).region).toBeNull()
    const buyer = business('ATU13585627')
    expect(decide({ ...to('AUT', '6691'), buyer }).region).toBeNull()
    expect(decide({ ...to('AUT', '6691'), collectedIn: 'AUT' }).region).toBeNull()
  })

  it('stores the evidence of businesses with the decision, whatever its result', () => {
    for (const result of results) {
      const { buyer } = { buyer: business('ATU13585627', result) }
      expect(decide({ ...to('AUT'), buyer }).vatId).toEqual(buyer.evidence)
    }
    expect(
      decide({ ...to('AUT'), buyer: { ...business('x'), isBusiness: false } }).vatId,
    ).toBeNull()
  })
})

describe('for every pair of member states', () => {
  const states = Object.keys(vatPrefixes)

  it('nothing sent within the EU is exempt without a valid id of another state than that of dispatch', () => {
    let exempt = 0
    for (const dispatchCountry of states) {
      for (const country of states) {
        for (const holder of states) {
          for (const result of results) {
            for (const isBusiness of [true, false]) {
              const buyer = { isBusiness, evidence: evidence(`${vatPrefixes[holder]}1`, result) }
              const { category } = decide({
                dispatchCountry,
                ...to(country),
                buyer,
                seller: { country: dispatchCountry },
              })
              const mayBeExempt =
                isBusiness &&
                result === 'valid' &&
                holder !== dispatchCountry &&
                country !== dispatchCountry
              expect(category === 'K').toBe(mayBeExempt)
              expect(category).not.toBe('G')
              if (category === 'K') exempt += 1
            }
          }
        }
      }
    }
    expect(exempt).toBe(27 * 26 * 26)
  })

  it('a consumer pays the VAT of the destination', () => {
    for (const dispatchCountry of states) {
      for (const country of states) {
        const decision = decide({ dispatchCountry, ...to(country) })
        expect(decision).toMatchObject({
          category: 'S',
          country,
          scheme: country === dispatchCountry ? 'domestic' : 'oss',
        })
      }
    }
  })
})
