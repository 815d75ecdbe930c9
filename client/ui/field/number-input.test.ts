import { describe, expect, it } from 'vitest'
import { clampAmount, cleanNumber, decimalsOf, parseNumber } from './number-input.ts'

describe('§5 Number input', () => {
  it('strips non-digits', () => {
    expect(cleanNumber('1a2 b3')).toBe('123')
  })

  it.each(['1,5', '1.5', '1,', '1.50', '1,5 x'])('drops decimals of pieces: %s', (typed) => {
    const byKeys = [...typed].reduce((draft, key) => cleanNumber(draft + key), '')
    expect(parseNumber(byKeys)).toBe(1)
    expect(parseNumber(cleanNumber(typed))).toBe(1)
  })

  it('turns a comma into a dot if decimals are allowed', () => {
    expect(cleanNumber('2,5', 1)).toBe('2.5')
  })

  it('keeps one dot and the configured decimals', () => {
    expect(cleanNumber('1.2.34', 2)).toBe('1.23')
    expect(cleanNumber('1.239', 2)).toBe('1.23')
  })

  it('drops a trailing dot', () => {
    expect(parseNumber('3.')).toBe(3)
    expect(parseNumber('')).toBeNull()
    expect(parseNumber('.')).toBeNull()
  })

  it('has minimum 0, no maximum and step 1 by default', () => {
    expect(clampAmount(-1, {})).toEqual({ amount: 0, limit: 'min' })
    expect(clampAmount(1e6, {})).toEqual({ amount: 1e6, limit: null })
    expect(clampAmount(1.2, {})).toEqual({ amount: 2, limit: null })
  })

  it('names the limit that clamped an amount', () => {
    expect(clampAmount(0, { min: 1 })).toEqual({ amount: 1, limit: 'min' })
    expect(clampAmount(9, { max: 5 })).toEqual({ amount: 5, limit: 'max' })
  })

  it('rounds to the next multiple of the step, within the limits', () => {
    expect(clampAmount(7, { step: 3 })).toEqual({ amount: 9, limit: null })
    expect(clampAmount(2, { min: 4, step: 3 })).toEqual({ amount: 6, limit: 'min' })
    expect(clampAmount(9, { max: 8, step: 3 })).toEqual({ amount: 6, limit: 'max' })
    expect(clampAmount(0.3, { step: 0.1 })).toEqual({ amount: 0.3, limit: null })
    expect(decimalsOf(0.25)).toBe(2)
  })
})
