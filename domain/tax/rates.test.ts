import { describe, expect, it } from 'vitest'
import { northernIreland, vatPrefixes } from './member-states.ts'
import { rateOf, rateUnder } from './rates.ts'

const taxedCountries = [...Object.keys(vatPrefixes), northernIreland.country]

// Copied from the states' own announcements: the day before and the day of each change.
const changes = [
  'EST standard 2025-06-30T20:59:59Z 22',
  'EST standard 2025-06-30T21:00:00Z 24',
  'FIN standard 2024-08-31T20:59:59Z 24',
  'FIN standard 2024-08-31T21:00:00Z 25.5',
  'FIN reduced  2025-12-31T21:59:59Z 14',
  'FIN reduced  2025-12-31T22:00:00Z 13.5',
  'LTU reduced  2025-12-31T21:59:59Z 9',
  'LTU reduced  2025-12-31T22:00:00Z 12',
  'ROU standard 2025-07-31T20:59:59Z 19',
  'ROU standard 2025-07-31T21:00:00Z 21',
  'ROU reduced  2025-07-31T21:00:00Z 11',
  'SVK standard 2024-12-31T22:59:59Z 20',
  'SVK standard 2024-12-31T23:00:00Z 23',
  'SVK reduced  2024-12-31T22:59:59Z 10',
  'SVK reduced  2024-12-31T23:00:00Z 19',
]

const standard2026 =
  'AUT 20 BEL 21 BGR 20 CYP 19 CZE 21 DEU 19 DNK 25 ESP 21 EST 24 FIN 25.5 FRA 20 GBR 20 GRC 24 HRV 25 HUN 27 IRL 23 ITA 22 LTU 21 LUX 17 LVA 21 MLT 18 NLD 21 POL 23 PRT 23 ROU 21 SVK 23 SVN 22 SWE 25'

describe('§9 VAT rates', () => {
  it('of 2026 are the statutory ones in each member state', () => {
    const at = new Date('2026-11-22T12:00Z')
    const ours = taxedCountries.map((country) => `${country} ${rateOf(country, 'standard', at)}`)
    expect(ours.toSorted().join(' ')).toBe(standard2026)
  })

  it.each(changes)('change at midnight of the country: %s', (line) => {
    const [country = '', taxClass, instant = '', rate] = line.split(/\s+/)
    const found = rateOf(
      country,
      taxClass === 'reduced' ? 'reduced' : 'standard',
      new Date(instant),
    )
    expect(found).toBe(Number(rate))
  })

  it('are never above the standard rate when reduced, nor below what the directive allows', () => {
    for (const country of taxedCountries) {
      for (let month = 0; month < 48; month += 1) {
        const at = new Date(Date.UTC(2024, month, 15))
        const standard = rateOf(country, 'standard', at)
        expect(standard).toBeGreaterThanOrEqual(15)
        expect(rateOf(country, 'reduced', at)).toBeLessThanOrEqual(standard)
        expect(rateOf(country, 'reduced', at)).toBeGreaterThanOrEqual(5)
      }
    }
  })

  it('are not defined for a country without VAT of the EU', () => {
    expect(() => rateOf('CHE', 'standard', new Date())).toThrow('no VAT rates of CHE')
  })

  it('are zero for exempt supplies, and those of a region with its own', () => {
    const at = new Date('2026-11-22T12:00Z')
    const austria = { country: 'AUT', region: null } as const
    expect(rateUnder({ ...austria, category: 'S' }, 'standard', at)).toBe(20)
    expect(
      rateUnder({ ...austria, category: 'S', region: 'jungholz_mittelberg' }, 'standard', at),
    ).toBe(19)
    for (const category of ['K', 'AE', 'G'] as const) {
      expect(rateUnder({ ...austria, category }, 'standard', at)).toBe(0)
    }
  })
})
