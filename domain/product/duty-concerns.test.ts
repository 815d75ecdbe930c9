import { describe, expect, it } from 'vitest'
import { concerns, hasDurabilityLabel } from './duty-concerns.ts'

describe('duties of a product', () => {
  it.each([
    [5, true, true, true],
    [3, true, true, true],
    [2, true, true, false],
    [5, false, true, false],
    [5, true, false, false],
  ])(
    'durability label: %i years, free %s, whole product %s: %s',
    (years, free, wholeProduct, label) => {
      expect(hasDurabilityLabel({ years, free, wholeProduct })).toBe(label)
    },
  )

  it('durability label: none without a guarantee', () => {
    expect(hasDurabilityLabel(null)).toBe(false)
    expect(hasDurabilityLabel(undefined)).toBe(false)
  })

  it('a duty applies to all variants except the listed ones', () => {
    expect(concerns({ except: ['manual'] }, 'motor')).toBe(true)
    expect(concerns({ except: ['manual'] }, 'manual')).toBe(false)
    expect(concerns(null, 'motor')).toBe(false)
  })
})
