import { expect, test } from 'vitest'
import { airDemand, airChanges, csn15665, din18017, dwellingDemand } from './air-demand.ts'

test('air demand: a bathroom of 6 m² and 2.5 m asks for 90 to 150 m³/h', () => {
  expect(airDemand({ kind: 'bathroom', area: 6, height: 2.5 })).toEqual({ from: 90, to: 150 })
})

test('air demand: every room has a range', () => {
  for (const [low, high] of Object.values(airChanges)) expect(low).toBeLessThan(high)
})

test('DIN 18017-3: 60 m³/h on demand or 40 all day in a bathroom, half of it in a toilet', () => {
  expect(din18017.bathroom).toEqual({ onDemand: 60, continuous: 40 })
  expect(din18017.toilet).toEqual({ onDemand: 30, continuous: 20 })
})

test('ČSN EN 15665/Z1: 50 m³/h at least, 90 recommended in a bathroom', () => {
  expect(csn15665.bathroom).toEqual({ least: 50, recommended: 90 })
})

test.each([
  [30, 44],
  [50, 63],
  [70, 82],
  [90, 98],
  [110, 113],
  [140, 133],
  [180, 153],
  [210, 164],
  // Beyond the table's areas, as in the planner.
  [20, 44],
  [250, 164],
])('DIN 1946-6: a dwelling of %i m² asks for %i m³/h', (area, flow) => {
  expect(Math.abs(dwellingDemand(area) - flow)).toBeLessThan(0.51)
})
