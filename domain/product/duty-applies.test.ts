import { describe, expect, it } from 'vitest'
import { dutyApplies, hasDurabilityLabel } from './duty-applies.ts'

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
    expect(dutyApplies({ except: ['manual'] }, 'motor')).toBe(true)
    expect(dutyApplies({ except: ['manual'] }, 'manual')).toBe(false)
    expect(dutyApplies(null, 'motor')).toBe(false)
  })
})
