import { describe, expect, it } from 'vitest'
import { hoodClass, hoodEnergy } from './hood-energy.ts'

describe('energy of range hoods (Reg. (EU) 65/2014)', () => {
  it('Annex II: computes efficiency, consumption and index', () => {
    // 300 m³/h at 360 Pa are 30 W of air, of 100 W: 30 %. f = 2 - 1.08 = 0.9.
    const energy = hoodEnergy({ flow: 300, pressure: 360, power: 100, lampPower: 5 })
    expect(energy.fluidEfficiency).toBe(30)
    // (100 W · 60 min · 0.9 + 5 W · 120 min) / 60000 · 365
    expect(energy.consumption).toBe(36.5)
    // 0.55 · 105 W + 15.3 = 73.1 (rounded)
    expect(energy.index).toBe(49.9)
    expect(hoodClass(energy.index)).toBe('A')
  })

  it('Annex I: a limit belongs to the worse class', () => {
    expect([29.9, 30, 37, 45, 55, 70, 85].map(hoodClass)).toEqual([
      'A+++',
      'A++',
      'A+',
      'A',
      'B',
      'C',
      'D',
    ])
  })
})
