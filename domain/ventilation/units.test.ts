import { describe, expect, it } from 'vitest'
import { flowUnits, fromBaseUnit, pressureUnits, toBaseUnit, unitOf } from './units.ts'

describe('domain part 1.2: l/s and mmH₂O beside m³/h and Pa', () => {
  it('1 l/s is 3.6 m³/h, 1 mmH₂O is 9.81 Pa', () => {
    expect(toBaseUnit(1, 'l/s')).toBe(3.6)
    expect(toBaseUnit(1, 'mmH₂O')).toBeCloseTo(9.81, 2)
  })

  it('there and back is the same amount', () => {
    for (const unit of [...(['m³/h', 'l/s'] as const), ...(['Pa', 'mmH₂O'] as const)])
      for (const amount of [0, 0.5, 60, 12_345.6])
        expect(fromBaseUnit(toBaseUnit(amount, unit), unit)).toBeCloseTo(amount, 9)
  })

  it('takes a made-up unit as the usual one', () => {
    expect(unitOf(flowUnits, 'l/s')).toBe('l/s')
    expect(unitOf(flowUnits, 'constructor')).toBe('m³/h')
    expect(unitOf(pressureUnits, 'psi')).toBe('Pa')
  })
})
