import { expect, test } from 'vitest'
import {
  equalFrictionDiameter,
  frictionLoss,
  hydraulicDiameter,
  localLoss,
  roughness,
  smallestDiameter,
  velocity,
} from './duct-flow.ts'

test.each([
  [60, 100, 2.12, 0.84],
  [100, 100, 3.54, 2.13],
  [150, 125, 3.4, 1.49],
  [200, 125, 4.53, 2.53],
  [200, 160, 2.76, 0.75],
  [300, 160, 4.14, 1.57],
  [500, 200, 4.42, 1.34],
  [800, 250, 4.53, 1.06],
  [1000, 315, 3.56, 0.51],
  [2000, 400, 4.42, 0.57],
])('duct: %i m³/h through spiral Ø%i are %d m/s and %d Pa/m', (flow, diameter, speed, loss) => {
  expect(velocity(flow, diameter)).toBeCloseTo(speed, 2)
  expect(frictionLoss(flow, diameter, roughness.spiral)).toBeCloseTo(loss, 2)
})

test('duct: the smallest diameter for a speed gives exactly that speed', () => {
  const diameter = smallestDiameter(250, 3)
  expect(velocity(250, diameter)).toBeCloseTo(3, 9)
})

test('duct: no air, no loss', () => {
  expect(frictionLoss(0, 100, roughness.spiral)).toBe(0)
})

test('duct: an outlet costs one dynamic pressure', () => {
  expect(localLoss(1, 4)).toBeCloseTo(9.6, 9)
})

test('duct: the hydraulic diameter of a square duct is its side, of a flat one hardly its height', () => {
  expect(hydraulicDiameter(200, 200)).toBe(200)
  expect(hydraulicDiameter(220, 90)).toBeCloseTo(127.7, 1)
})

test('duct: a square duct is a little more than its side as a round one', () => {
  expect(equalFrictionDiameter(200, 200)).toBeCloseTo(218.6, 1)
})
