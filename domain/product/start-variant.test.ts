import { describe, expect, it } from 'vitest'
import { startVariant, variantOfAxes } from './start-variant.ts'
import type { Variant } from './product.ts'

function variant(id: string, dn: string, equipment: string, stock = 5): Variant {
  return {
    id,
    name: id,
    fullname: id,
    mainImage: null,
    marketingCode: '',
    catalogCode: `SKU-${id}`,
    ean: null,
    unit: { code: 'piece', step: 1 },
    prices: {
      unitWithTax: 10,
      unitWithoutTax: 8,
      unitOriginalWithTax: 10,
      unitOriginalWithoutTax: 8,
      percentageDiscount: 0,
      inDiscount: false,
      lowest30WithTax: null,
      quantityPrices: [],
      basePrice: null,
    },
    availability: {
      isAvailable: stock > 0,
      stock,
      checkStock: true,
      amountMin: 1,
      amountMax: null,
      delayDays: 0,
      availability: '',
      soldAvailability: '',
    },
    warehouses: [],
    energyLabel: null,
    curves: [],
    octaves: null,
    dateOfStorage: [],
    axisValues: { dn, equipment },
    parameters: [],
  }
}
const variants = [
  variant('a', '100', 'std'),
  variant('b', '100', 'timer'),
  variant('c', '125', 'timer'),
]
const idOf = (found: { id: string } | null) => found?.id

describe('§4 Product, variant on the detail page', () => {
  it('starts with the requested variant, by id or catalogue code, else with the default', () => {
    expect(idOf(startVariant(variants, 'c', 'a'))).toBe('c')
    expect(idOf(startVariant(variants, 'SKU-b', 'a'))).toBe('b')
    expect(idOf(startVariant(variants, 'unknown', 'a'))).toBe('a')
    expect(idOf(startVariant(variants, null, 'gone'))).toBe('a')
  })

  it('starts with the first one in stock when the default is sold out', () => {
    expect(idOf(startVariant([variant('x', '80', 'std', 0), ...variants], null, 'x'))).toBe('a')
    expect(idOf(startVariant([variant('x', '80', 'std', 0)], null, 'x'))).toBe('x')
  })

  it('keeps a requested variant that is sold out', () => {
    expect(idOf(startVariant([variant('x', '80', 'std', 0), ...variants], 'x', 'a'))).toBe('x')
  })
})

describe('variantOfAxes', () => {
  it('finds the exact combination or null', () => {
    expect(idOf(variantOfAxes(variants, { dn: '100', equipment: 'timer' }))).toBe('b')
    expect(variantOfAxes(variants, { dn: '125', equipment: 'std' })).toBeNull()
  })
})
