import { expect, test } from 'vitest'
import {
  electricityUsed,
  heatingSaved,
  type ResidentialUnit,
  specificEnergy,
} from './energy-class.ts'

const unit: ResidentialUnit = {
  heatRecovery: 0.85,
  powerInput: 0.3,
  control: 'central',
  speed: 'variable',
  ducted: true,
  defrosts: true,
}

test.each<[string, Partial<ResidentialUnit>, number]>([
  ['central, 85 %', {}, -37.7],
  ['central, 92 %', { heatRecovery: 0.92, powerInput: 0.2, control: 'local' }, -44.3],
  [
    'single room, 74 %',
    { heatRecovery: 0.74, powerInput: 0.2, control: 'local', ducted: false, defrosts: false },
    -40.2,
  ],
  [
    'extract only, by demand of the room',
    { heatRecovery: 0, powerInput: 0.15, control: 'local', defrosts: false },
    -26.3,
  ],
  [
    'extract only, by demand of the dwelling',
    { heatRecovery: 0, powerInput: 0.15, defrosts: false },
    -18.5,
  ],
])('specific energy: %s', (_name, change, consumption) => {
  const found = specificEnergy({ ...unit, ...change })
  expect(found).toBeCloseTo(consumption, 1)
})

test('climates: more is saved in the cold, and defrosting costs more', () => {
  // Reg. (EU) 1254/2014 Annex VIII by hand: 6552 h × 14.5 K × 0.000344 / 0.75 × (2.2 − 1.3 × 0.85 × 1.1 × 0.15).
  expect(heatingSaved(unit, 'cold')).toBeCloseTo(87.9, 1)
  expect(heatingSaved(unit)).toBeCloseTo(44.9, 1)
  expect(heatingSaved(unit, 'warm')).toBeCloseTo(20.3, 1)
  expect(electricityUsed(unit)).toBeCloseTo(2.9, 1)
  expect(specificEnergy(unit, 'cold')).toBeCloseTo(-75.3, 1)
  expect(specificEnergy(unit, 'warm')).toBeCloseTo(-13.5, 1)
})
