import { describe, expect, it } from 'vitest'
import { cashStepOf } from './cash-coins.ts'
import { cashRounding } from './cash-rounding.ts'

describe('§9 cash rounding', () => {
  it.for([
    ['CZK', 'CZE', 1],
    ['CZK', 'SVK', 1],
    ['EUR', 'SVK', 0.05],
    ['EUR', 'DEU', 0.01],
    ['EUR', 'AUT', 0.01],
    ['EUR', 'CZE', 0.01],
    ['PLN', 'POL', 0.01],
  ] as const)('%s in %s is rounded to %d', ([currency, country, step]) => {
    expect(cashStepOf(currency, country)).toBe(step)
  })

  it.for([
    [12.34, 0.05, 0.01],
    [12.32, 0.05, -0.02],
    [12.33, 0.05, 0.02],
    [12.35, 0.05, 0],
    [12.34, 0.01, 0],
    [1234.49, 1, -0.49],
    [1234.5, 1, 0.5],
    [0, 0.05, 0],
    [0.01, 0.05, 0.04],
    [0.02, 0.05, 0.03],
    [0.3, 1, 0.7],
  ] as const)('%d to steps of %d: %d is added', ([sum, step, added]) => {
    expect(cashRounding(sum, step)).toBe(added)
  })
})
