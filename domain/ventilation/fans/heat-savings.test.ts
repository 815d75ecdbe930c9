import { expect, test } from 'vitest'
import { heatSavings } from './heat-savings.ts'

test('heat recovery: 100 m³/h at 85 % keep 2,254 kWh a year and take 263 kWh of current', () => {
  const { heat, power } = heatSavings({ flow: 100, recovery: 0.85, powerInput: 0.3 })
  expect(heat).toBeCloseTo(2254.2, 1)
  expect(power).toBeCloseTo(262.8, 1)
})

test('heat recovery: an extract fan keeps nothing', () => {
  expect(heatSavings({ flow: 100, recovery: 0, powerInput: 0.15 }).heat).toBe(0)
})
