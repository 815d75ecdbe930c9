import { expect, it } from 'vitest'
import { limitEdge, rangeSteps } from './range-steps.ts'

it('offers round lower limits between the ends', () => {
  expect(rangeSteps(60, 2400)).toEqual([100, 200, 500, 1000])
  expect(rangeSteps(65, 21_450)).toEqual([100, 500, 2000, 10_000])
  expect(rangeSteps(75, 310)).toEqual([100, 200])
  expect(rangeSteps(23, 37)).toEqual([25, 30, 35])
  expect(rangeSteps(0.11, 0.3)).toEqual([0.15, 0.2, 0.25])
  expect(rangeSteps(0.7, 12, 3)).toEqual([1, 2, 5])
})

it('limits noise from above and air from below', () => {
  expect([limitEdge('lpa'), limitEdge('q_max')]).toEqual(['to', 'from'])
})

it('offers none for a range without width', () => {
  expect([rangeSteps(5, 5), rangeSteps(9, 3), rangeSteps(0, 0)]).toEqual([[], [], []])
})
