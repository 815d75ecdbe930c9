import { expect, test } from 'vitest'
import { ductFanFilter, fanDiameters, fanFilter, fanKindOf, likelyDiameters } from './fan-choice.ts'
import { queryOfProducts } from './product-filter.ts'

test('fan choice: axial only for the straight way, radial or inline for bends', () => {
  expect(fanKindOf('bathroom', 120, 'short')).toBe('axial')
  expect(fanKindOf('bathroom', 60, 'long')).toBe('radial')
  expect(fanKindOf('bathroom', 120, 'long')).toBe('inline')
  expect(fanKindOf('garage', 600, 'short')).toBe('wall')
  expect(fanKindOf('bedroom', 30, 'short')).toBe('heatRecovery')
})

test.each([
  [30, [100]],
  [60, [100, 125]],
  [100, [100, 125, 150]],
  [150, [100, 125, 150]],
  [200, [125, 150]],
  [500, [160, 200, 250]],
])('fan choice: %i m³/h ask for a diameter of %j', (flow, diameters) => {
  expect(likelyDiameters(flow)).toEqual(diameters)
})

test('fan choice: a duct takes fans of its own diameter and of the next ones', () => {
  expect(fanDiameters(150)).toEqual([125, 150, 160, 200])
  expect(fanDiameters(90)).toEqual([100, 125, 150])
  expect(fanDiameters(630)).toEqual([560, 630])
})

test('fan choice: a fan has to reach the flow against what the way takes', () => {
  expect(fanFilter('axial', 120, [100]).reaches).toEqual({ flow: 120, pressure: 15 })
  expect(fanFilter('inline', 300, [160]).reaches).toEqual({ flow: 300, pressure: 40 })
  expect(fanFilter('heatRecovery', 120, []).reaches).toBeUndefined()
  const duct = ductFanFilter(150, { diameter: 125, total: 53.2 })
  expect(duct.reaches).toEqual({ flow: 150, pressure: 54 })
})

test('fan choice: ends in the query of a listing', () => {
  const products = fanFilter('axial', 120, [100, 125])
  expect(products.category).toBe('bathFans')
  expect(queryOfProducts(products)).toBe('f_dn=100&f_dn=125&f_q_max_to=480&reaches=120%4015')
})
