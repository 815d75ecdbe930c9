import { describe, expect, it } from 'vitest'
import { withdrawalDaysOf } from './withdrawal-days.ts'

describe('days to withdraw', () => {
  it('are those that the merchant promises, else those of the law', () => {
    expect(withdrawalDaysOf({ promises: { withdrawalDays: 30 } })).toBe(30)
    expect(withdrawalDaysOf({ promises: {} })).toBe(14)
    expect(withdrawalDaysOf({})).toBe(14)
  })
})
