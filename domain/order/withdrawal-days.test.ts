import { describe, expect, it } from 'vitest'
import { withdrawalDaysOf } from './withdrawal-days.ts'

describe('the withdrawal period', () => {
  it('is the merchant’s, else the statutory one', () => {
    expect(withdrawalDaysOf({ promises: { withdrawalDays: 30 } })).toBe(30)
    expect(withdrawalDaysOf({ promises: {} })).toBe(14)
    expect(withdrawalDaysOf({})).toBe(14)
  })
})
