import { describe, expect, it } from 'vitest'
import { weekRows } from './week-rows.ts'

describe('§3 opening hours', () => {
  it('group consecutive days, closed ones too', () => {
    const morning = { from: '08:00', to: '12:00' }
    const afternoon = { from: '13:00', to: '17:00' }
    const hours = [1, 2, 3, 4].flatMap((day) => [
      { day, ...afternoon },
      { day, ...morning },
    ])
    expect(weekRows([...hours, { day: 5, ...morning }])).toEqual([
      { first: 1, last: 4, spans: [morning, afternoon] },
      { first: 5, last: 5, spans: [morning] },
      { first: 6, last: 7, spans: [] },
    ])
    expect(weekRows([])).toEqual([{ first: 1, last: 7, spans: [] }])
  })
})
