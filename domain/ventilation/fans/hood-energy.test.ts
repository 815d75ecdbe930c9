import { describe, expect, it } from 'vitest'
import { efficiencyClass } from './hood-energy.ts'

describe('energy of range hoods (Reg. (EU) 65/2014)', () => {
  it('Annex I: a limit belongs to the worse class', () => {
    expect(
      [28.1, 28, 23, 18, 13, 8, 4].map((each) => efficiencyClass('fluid', each)).join(''),
    ).toBe('ABCDEFG')
    expect(
      [28.1, 28, 20, 16, 12, 8, 4].map((each) => efficiencyClass('light', each)).join(''),
    ).toBe('ABCDEFG')
    expect(
      [95.1, 95, 85, 75, 65, 55, 45].map((each) => efficiencyClass('grease', each)).join(''),
    ).toBe('ABCDEFG')
  })
})
