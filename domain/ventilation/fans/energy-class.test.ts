import { expect, test } from 'vitest'
import { energyClass, type ResidentialUnit, specificEnergy } from './energy-class.ts'

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
