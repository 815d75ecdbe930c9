import { describe, expect, it } from 'vitest'
import { checkPostcode } from '../../domain/validation/postcode.ts'
import { parcelPointRows } from './parcel-points.ts'

const rows = [...parcelPointRows()].flatMap((statement) =>
  typeof statement === 'string' ? [] : (JSON.parse(statement.params[0] ?? '[]') as unknown[][]),
)

describe('§9 pick-up points of carriers', () => {
  it('are in cz, sk, pl and de for PPL, in cz and sk for Packeta', () => {
    const packeta = rows.filter((row) => row[1] === 'packeta').map((row) => row[9])
    expect(new Set(packeta)).toEqual(new Set(['CZE', 'SVK']))
    const countries = rows.filter((row) => row[1] === 'ppl-point').map((row) => String(row[9]))
    expect(new Set(countries)).toEqual(new Set(['CZE', 'SVK', 'POL', 'DEU']))
    expect(countries.length).toBeGreaterThanOrEqual(40)
  })

  it('have a number of their own, a postcode of their country and a place within it', () => {
    expect(new Set(rows.map((row) => row[2])).size).toBe(rows.length)
    const borders: Record<string, [number, number, number, number]> = {
      CZE: [48.5, 51.1, 12, 18.9],
      SVK: [47.7, 49.7, 16.8, 22.6],
      POL: [49, 54.9, 14.1, 24.2],
      DEU: [47.2, 55.1, 5.8, 15.1],
    }
    for (const row of rows) {
      const [postcode, country] = [String(row[8]), String(row[9])]
      expect(checkPostcode(postcode, country)).toBeNull()
      const [south = 0, north = 0, west = 0, east = 0] = borders[country] ?? []
      const [latitude, longitude] = [Number(row[10]), Number(row[11])]
      expect(latitude > south && latitude < north && longitude > west && longitude < east).toBe(
        true,
      )
      expect(row[12]).toBeTruthy()
    }
  })

  it('are found by words without accents', () => {
    for (const row of rows) expect(row[14]).toMatch(/^[a-z0-9 .,-]+$/)
  })
})
