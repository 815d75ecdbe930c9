import { describe, expect, it } from 'vitest'
import { exactTime } from './exact-time.ts'

describe('§ 356a BGB withdrawal: time of receipt', () => {
  it.each([
    ['de', '21. November 2026', '21:05:13 MEZ'],
    ['cs', '21. listopadu 2026', '21:05:13 SEČ'],
    ['sk', '21. novembra 2026', '21:05:13 SEČ'],
    ['en', '21 November 2026', '21:05:13 CET'],
  ] as const)('is formatted to the second in %s', (locale, day, time) => {
    const text = exactTime('2026-11-21T20:05:13.400Z', locale)
    expect(text).toContain(day)
    expect(text.replaceAll('\u202f', ' ')).toContain(time)
  })

  it('follows daylight saving', () => {
    expect(exactTime('2026-07-01T20:05:13Z', 'de')).toContain('22:05:13 MESZ')
  })
})
