import { describe, expect, it } from 'vitest'
import { easterSunday, isHoliday } from './holidays.ts'

describe('§4 Delivery date: public holidays', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2028, '2028-04-16'],
    [2029, '2029-04-01'],
    [2030, '2030-04-21'],
    [2031, '2031-04-13'],
  ])('finds Easter Sunday of %i', (year, expected) => {
    expect(easterSunday(year)).toBe(expected)
  })

  it.each([
    ['2026-04-03', 'CZE', true],
    ['2026-04-06', 'CZE', true],
    ['2026-11-17', 'CZE', true],
    ['2026-12-24', 'CZE', true],
    ['2026-12-31', 'CZE', false],
    ['2024-11-17', 'SVK', true],
    ['2025-11-17', 'SVK', false],
    ['2025-05-08', 'SVK', true],
    ['2026-05-08', 'SVK', false],
    ['2027-05-08', 'SVK', true],
    ['2026-09-15', 'SVK', false],
    ['2023-09-01', 'SVK', true],
    ['2024-09-01', 'SVK', false],
    ['2026-10-03', 'DEU', true],
    ['2026-05-14', 'DEU', true],
    ['2026-12-24', 'DEU', false],
    ['2026-06-04', 'AUT', true],
    ['2026-12-08', 'AUT', true],
    ['2024-12-24', 'POL', false],
    ['2025-12-24', 'POL', true],
    ['2026-06-04', 'POL', true],
    ['2026-07-04', 'USA', false],
  ])('%s in %s: %s', (date, country, expected) => {
    expect(isHoliday(date, country)).toBe(expected)
  })
})
