import { expect, test } from 'vitest'
import { airInputOf } from './air-input.ts'
import { airPlan, largestDemand } from './air-plan.ts'

const planOf = (query: string, locale: 'de' | 'cs' = 'de') =>
  airPlan(airInputOf(new URLSearchParams(query)), locale)

test('room calculator: a bathroom of 6 m² and 2.5 m is planned with 120 m³/h', () => {
  const [bath] = planOf('room=bathroom:6:2.5').rooms
  expect(bath).toMatchObject({
    volume: 15,
    need: 120,
    fans: [
      { level: 'least', flow: 60, fan: 'axial', diameters: [100, 125] },
      { level: 'comfort', flow: 120, fan: 'axial', diameters: [100, 125, 150] },
    ],
  })
  expect(bath?.range).toEqual({ from: 90, to: 150 })
})

test('DIN 18017-3: a small toilet is planned with 30 m³/h on demand', () => {
  const [toilet] = planOf('room=toilet:1.2:2.5').rooms
  expect(toilet).toMatchObject({
    need: 30,
    norm: { name: 'din18017', onDemand: 30, continuous: 20 },
  })
})

test('ČSN EN 15665/Z1: holds in the Czech shop instead', () => {
  const [kitchen] = planOf('room=kitchen:3:2.5', 'cs').rooms
  expect(kitchen).toMatchObject({
    need: 100,
    norm: { name: 'csn15665', least: 100, recommended: 150 },
  })
  expect(planOf('room=kitchen:3:2.5').rooms[0]?.norm).toBeNull()
})

test('DIN 1946-6: a dwelling of 90 m² has 98 m³/h nominal, 69 reduced, 29 against moisture', () => {
  const { dwelling } = planOf('dwelling=90')
  expect(dwelling?.nominal).toBeCloseTo(98.3, 1)
  expect(dwelling?.reduced).toBeCloseTo(68.8, 1)
  expect(dwelling?.moisture).toBeCloseTo(29.5, 1)
})

test('room calculator: adds the rooms up and knows the largest need', () => {
  const plan = planOf('room=bathroom:6:2.5&room=toilet:1.2:2.5')
  expect(plan.total).toBe(150)
  expect(largestDemand(plan)?.room.kind).toBe('bathroom')
})
