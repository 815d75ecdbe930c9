import { describe, expect, it } from 'vitest'
import { Closure, closedDaysFrom } from './closed-days.ts'

describe('closed days of a shop', () => {
  it('are listed from today on, without duplicates, up to the delivery horizon', () => {
    const closures = [
      { from: '2026-12-24', to: '2026-12-26' },
      { from: '2026-12-26', to: '2026-12-27' },
      { from: '2027-08-01', to: '2027-08-20' },
    ]
    expect(closedDaysFrom(closures, '2026-12-25')).toEqual([
      '2026-12-25',
      '2026-12-26',
      '2026-12-27',
    ])
    expect(closedDaysFrom(closures, '2026-10-01')).toEqual([])
    expect(closedDaysFrom(closures, '2026-12-28')).toEqual([])
  })

  it('are listed again on the next day and for other closures', () => {
    const closures = [{ from: '2026-12-24', to: '2026-12-25' }]
    expect(closedDaysFrom(closures, '2026-12-24')).toHaveLength(2)
    expect(closedDaysFrom(closures, '2026-12-25')).toEqual(['2026-12-25'])
    expect(closedDaysFrom([], '2026-12-25')).toEqual([])
    expect(closedDaysFrom(closures, '2026-12-24')).toHaveLength(2)
  })

  it('are two days in order, at most 60 days apart', () => {
    const isRight = (from: string, to: string) => Closure.safeParse({ from, to }).success
    expect(isRight('2026-12-24', '2026-12-24')).toBe(true)
    expect(isRight('2026-12-24', '2026-12-23')).toBe(false)
    expect(isRight('2026-01-01', '2026-12-31')).toBe(false)
    expect(isRight('2026-02-30', '2026-03-01')).toBe(false)
  })
})
