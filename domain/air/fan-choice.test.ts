import { expect, test } from 'vitest'
import { fanDiameters, fanFilter, fanKindOf, fanLimits, likelyDiameters } from './fan-choice.ts'
import { queryOfGoods } from './goods-filter.ts'
import { reaches } from './operating-point.ts'
import type { Point } from './monotone-curve.ts'

test('fan choice: axial only for the straight way, radial or inline for bends', () => {
  expect(fanKindOf('bathroom', 120, 'short')).toBe('axial')
  expect(fanKindOf('bathroom', 60, 'long')).toBe('radial')
  expect(fanKindOf('bathroom', 120, 'long')).toBe('inline')
  expect(fanKindOf('garage', 600, 'short')).toBe('wall')
  expect(fanKindOf('bedroom', 30, 'short')).toBe('heatRecovery')
})

test.each([
  [60, [100]],
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

test('fan choice: a fan within the limits reaches the duty on the parabola', () => {
  const duty = { flow: 120, pressure: 40 }
  const { flow, pressure } = fanLimits(duty)
  const points = Array.from({ length: 11 }, (_, index): Point => {
    const part = index / 10
    return [flow * part, pressure * (1 - part ** 2)]
  })
  expect(reaches(points, duty)).toBe(true)
})

test('fan choice: ends in the query of a listing', () => {
  const goods = fanFilter('axial', 120, [100, 125])
  expect(goods.shelf).toBe('bathFans')
  expect(queryOfGoods(goods)).toBe('f_dn=100&f_dn=125&f_q_max_from=150&f_q_max_to=480')
})
