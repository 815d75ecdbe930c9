import { describe, expect, it } from 'vitest'
import { scaleOf } from '../../scale.ts'
import { flagStars, flowSymbol } from './label-symbols.ts'

/** Positions of an arrow's tip and of the end of its stem. */
function endsOf(arrow: string): { stem: number; tip: number } {
  const [stem = NaN, , , tip = NaN] = [...arrow.matchAll(/[ML]([\d.]+) /g)].map(([, x]) =>
    Number(x),
  )
  return { stem, tip }
}

describe('symbols of energy labels', () => {
  it('Reg. (EU) 1254/2014 Annex III: one arrow for one way, two opposite ones for both', () => {
    const [only, ...others] = flowSymbol('one').map(endsOf)
    expect(others).toEqual([])
    expect(only?.tip).toBeGreaterThan(only?.stem ?? Infinity)
    const [first, second, ...more] = flowSymbol('both').map(endsOf)
    expect(more).toEqual([])
    expect(first?.tip).toBeGreaterThan(first?.stem ?? Infinity)
    expect(second?.tip).toBeLessThan(second?.stem ?? -Infinity)
  })

  it('the flag has twelve stars', () => {
    expect(flagStars.match(/Z/g)).toHaveLength(12)
  })

  it('of eight classes the last two are red, of seven each has a colour of its own', () => {
    const eight = scaleOf({ best: 'A+', worst: 'G' })
    expect(eight).toHaveLength(8)
    expect(eight[7]?.colour).toEqual(eight[6]?.colour)
    const seven = scaleOf({ best: 'A+++', worst: 'D' })
    expect(new Set(seven.map(({ colour }) => colour.join())).size).toBe(7)
  })
})
