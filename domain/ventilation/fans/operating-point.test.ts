import { expect, test } from 'vitest'
import { operatingPoint, meetsOperatingPoint, specificFanPower } from './operating-point.ts'
import type { Point } from './monotone-curve.ts'

/** Δp = 300·(1 − (q/550)²), the worked example of domain part 2.1, in 111 points. */
const curve = Array.from({ length: 111 }, (_, index): Point => {
  const flow = index * 5
  return [flow, 300 * (1 - (flow / 550) ** 2)]
})

test('operating point: 300 m³/h at 120 Pa is designed, 359.2 m³/h at 172.0 Pa is what runs', () => {
  const point = operatingPoint(curve, { flow: 300, pressure: 120 })
  expect(point?.flow).toBeCloseTo(359.2, 1)
  expect(point?.pressure).toBeCloseTo(172.0, 1)
})

test('operating point: lies on the fan’s curve, whatever the duct', () => {
  for (const pressure of [1, 20, 80, 299, 5000]) {
    const point = operatingPoint(curve, { flow: 200, pressure })
    const expected = 300 * (1 - ((point?.flow ?? 0) / 550) ** 2)
    expect(point?.pressure).toBeCloseTo(expected, 0)
  }
})

test('operating point: there is none without a flow or a pressure', () => {
  expect(operatingPoint(curve, { flow: 0, pressure: 100 })).toBeNull()
  expect(operatingPoint(curve, { flow: 100, pressure: 0 })).toBeNull()
  expect(operatingPoint(curve, { flow: Number.NaN, pressure: 10 })).toBeNull()
})

test('point filter: says which operating point is reached', () => {
  expect(meetsOperatingPoint(curve, { flow: 300, pressure: 200 })).toBe(true)
  expect(meetsOperatingPoint(curve, { flow: 300, pressure: 215 })).toBe(false)
  expect(meetsOperatingPoint(curve, { flow: 551, pressure: 0 })).toBe(false)
})

test('specific fan power: 18 W for 60 m³/h are 1,080 W/(m³/s)', () => {
  expect(specificFanPower(18, 60)).toBe(1080)
  expect(specificFanPower(18, 0)).toBeNull()
})
