import { describe, it } from 'vitest'
import { numberAtStep, sliderSteps, stepOfNumber } from './slider-scale.ts'

const ranges = [
  { min: 60, max: 900 },
  { min: 40, max: 9000 },
  { min: 0, max: 1250 },
  { min: 0.4, max: 3.5 },
  { min: 4.95, max: 7399 },
  { min: 19, max: 24 },
]

describe('UX rule 7: slider of a range', () => {
  it.for(ranges)('has the exact ends of %o, and maps every step back', (range, { expect }) => {
    expect(numberAtStep(range, 0)).toBe(range.min)
    expect(numberAtStep(range, sliderSteps)).toBe(range.max)
    let before = -Infinity
    for (let step = 0; step <= sliderSteps; step++) {
      const number = numberAtStep(range, step)
      expect(number).toBeGreaterThan(before)
      before = number
      expect(Math.abs(stepOfNumber(range, number) - step)).toBeLessThanOrEqual(1)
    }
  })

  it('gives round numbers', ({ expect }) => {
    expect(numberAtStep({ min: 60, max: 900 }, 50)).toBe(480)
    expect(numberAtStep({ min: 0.4, max: 3.5 }, 33)).toBe(1.42)
    expect(String(numberAtStep({ min: 4.95, max: 7399 }, 37)).length).toBeLessThanOrEqual(4)
  })

  it('is logarithmic if the ends are far apart', ({ expect }) => {
    expect(numberAtStep({ min: 40, max: 9000 }, 50)).toBe(600)
    expect(stepOfNumber({ min: 40, max: 9000 }, 600)).toBe(50)
  })

  it('clamps values outside', ({ expect }) => {
    expect(stepOfNumber({ min: 60, max: 900 }, 5)).toBe(0)
    expect(stepOfNumber({ min: 60, max: 900 }, 5000)).toBe(sliderSteps)
  })
})
