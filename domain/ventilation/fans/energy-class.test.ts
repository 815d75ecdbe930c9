import { expect, test } from 'vitest'
import {
  electricityUsed,
  energyClass,
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

test.each<[string, Partial<ResidentialUnit>, number, string]>([
  ['central, 85 %', {}, -37.7, 'A'],
  ['central, 92 %', { heatRecovery: 0.92, powerInput: 0.2, control: 'local' }, -44.3, 'A+'],
  [
    'single room, 74 %',
    { heatRecovery: 0.74, powerInput: 0.2, control: 'local', ducted: false, defrosts: false },
    -40.2,
    'A',
  ],
  [
    'extract only, by demand of the room',
    { heatRecovery: 0, powerInput: 0.15, control: 'local', defrosts: false },
    -26.3,
    'B',
  ],
  [
    'extract only, by demand of the dwelling',
    { heatRecovery: 0, powerInput: 0.15, defrosts: false },
    -18.5,
    'E',
  ],
])('energy class: %s', (_name, change, consumption, letter) => {
  const found = specificEnergy({ ...unit, ...change })
  expect(found).toBeCloseTo(consumption, 1)
  expect(energyClass(found)).toBe(letter)
})

test('energy class: limits belong to the worse class', () => {
  expect([-42, -34, -26, -23, -20, -10, 0].map(energyClass)).toEqual([
    'A',
    'B',
    'C',
    'D',
    'E',
    'F',
    'G',
  ])
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
