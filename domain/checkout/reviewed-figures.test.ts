import { describe, it } from 'vitest'
import { isLater, promisedFigure } from './reviewed-figures.ts'

describe('§5 a reviewed delivery', () => {
  it.for([
    ['2026-12-01', '2026-12-02', true],
    ['2026-12-01', '2026-12-01', false],
    ['2026-12-02', '2026-12-01', false],
    ['after_payment 2', 'after_payment 10', true],
    ['after_payment 10', 'after_payment 2', false],
    // Other words, such as of an order that owes nothing.
    ['after_payment 2', '2026-12-01', false],
    ['2026-12-01', 'after_payment 2', false],
  ] as const)('%s is later as %s: %s', ([reviewed, now, later], { expect }) => {
    expect(isLater(reviewed, now)).toBe(later)
  })

  it('is a day or a number of working days', ({ expect }) => {
    expect(promisedFigure({ kind: 'date', day: '2026-12-01', orderBy: null })).toBe('2026-12-01')
    expect(promisedFigure({ kind: 'after_payment', workdays: 2 })).toBe('after_payment 2')
    expect(promisedFigure({ kind: 'workdays', from: 1, to: 3 })).toBe('workdays 3')
  })
})
