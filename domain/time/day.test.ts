import { describe, expect, it } from 'vitest'
import { addDays, shopInstant, shopTime } from './day.ts'

describe('§9 days of the shop', () => {
  it('are those of its time zone, in summer and winter', () => {
    expect(shopTime(new Date('2026-07-01T22:30:00Z'))).toEqual({ day: '2026-07-02', time: '00:30' })
    expect(shopTime(new Date('2026-12-31T22:30:00Z'))).toEqual({ day: '2026-12-31', time: '23:30' })
  })

  it('are the same at each second of a minute, also before 1970 and after many others', () => {
    const start = Date.parse('1969-12-31T22:59:00Z')
    for (let minute = 0; minute < 1200; minute++) {
      const first = shopTime(new Date(start + minute * 60_000))
      expect(shopTime(new Date(start + minute * 60_000 + 59_999))).toEqual(first)
    }
    expect(shopTime(new Date(start))).toEqual({ day: '1969-12-31', time: '23:59' })
    expect(shopTime(new Date(start + 60_000))).toEqual({ day: '1970-01-01', time: '00:00' })
  })

  it('are counted without regard to the change of the clocks', () => {
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(shopInstant('2026-10-25', '12:00').toISOString()).toBe('2026-10-25T11:00:00.000Z')
  })
})
