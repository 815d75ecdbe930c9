import { describe, expect, it } from 'vitest'
import type { OpeningHours } from './branch.ts'
import { openingState } from './opening-state.ts'

const spans = (day: number, ...given: [string, string][]): OpeningHours[] =>
  given.map(([from, to]) => ({ day, from, to }))
const week = [
  ...[1, 2, 3, 4].flatMap((day) => spans(day, ['08:00', '12:00'], ['13:00', '17:00'])),
  ...spans(5, ['08:00', '13:00']),
]
const at = (iso: string, country = 'DEU') => openingState(week, country, new Date(iso))

describe('§1 opening hours of a branch', () => {
  it('are open until the end of the span, in the shop’s time zone in summer and winter', () => {
    expect(at('2026-11-24T08:30:00Z')).toEqual({ isOpen: true, until: '12:00' })
    expect(at('2026-06-23T06:00:00Z')).toEqual({ isOpen: true, until: '12:00' })
    expect(at('2026-11-24T16:00:00Z')).toMatchObject({ isOpen: false })
  })

  it('open again after the lunch break, the next morning, after the weekend', () => {
    const opens = (iso: string) => {
      const state = at(iso)
      return state.isOpen ? null : state.opens
    }
    expect(opens('2026-11-24T11:10:00Z')).toEqual({ inDays: 0, day: '2026-11-24', time: '13:00' })
    expect(opens('2026-11-24T20:00:00Z')).toEqual({ inDays: 1, day: '2026-11-25', time: '08:00' })
    expect(opens('2026-11-27T14:00:00Z')).toEqual({ inDays: 3, day: '2026-11-30', time: '08:00' })
  })

  it('are closed on holidays of the country, and only of that country', () => {
    const christmas = '2026-12-24T09:00:00Z'
    expect(at(christmas, 'DEU')).toEqual({ isOpen: true, until: '12:00' })
    expect(at(christmas, 'CZE')).toEqual({
      isOpen: false,
      opens: { inDays: 4, day: '2026-12-28', time: '08:00' },
    })
  })

  it('never open without hours', () => {
    expect(openingState([], 'DEU', new Date())).toEqual({ isOpen: false, opens: null })
  })
})
