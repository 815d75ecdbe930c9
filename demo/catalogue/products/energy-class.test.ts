import { expect, test } from 'vitest'
import { energyClass } from './energy-class.ts'

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
