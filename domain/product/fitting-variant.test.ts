import { describe, expect, it } from 'vitest'
import { exampleProduct, exampleVariant } from '../contract/examples/entities/product.ts'
import { fittingVariant } from './fitting-variant.ts'
import type { Product, Variant } from './product.ts'

const dn = (id: string) => ({
  code: 'dn',
  title: 'DN',
  group: '',
  type: 'values' as const,
  unit: 'mm',
  number: null,
  values: [{ id, title: id }],
  description: null,
})
const variant = (id: string, size: string | null, isAvailable = true): Variant => ({
  ...exampleVariant,
  id,
  availability: { ...exampleVariant.availability, isAvailable },
  parameters: size ? [dn(size)] : [],
})
const product = (variants: Variant[], defaultVariantId = variants[0]?.id ?? ''): Product => ({
  ...exampleProduct,
  parameters: [],
  variants,
  defaultVariantId,
})
const fan = product([variant('fan-100', '100'), variant('fan-125', '125')])

describe('UX rule 17: an accessory is checked for compatibility', () => {
  it('is the variant of the same diameter, not the usual one', () => {
    const duct = product([variant('duct-100', '100'), variant('duct-125', '125')])
    expect(fittingVariant(duct, fan, 'fan-125')?.id).toBe('duct-125')
    expect(fittingVariant(duct, fan, 'fan-100')?.id).toBe('duct-100')
  })

  it('is nothing where no variant of the size can be bought', () => {
    const duct = product([variant('duct-100', '100'), variant('duct-125', '125', false)])
    expect(fittingVariant(duct, fan, 'fan-125')).toBeNull()
  })

  it('is the usual variant where size plays no part, else the first that can be bought', () => {
    const tape = product([variant('grey', null), variant('black', null)], 'black')
    expect(fittingVariant(tape, fan, 'fan-125')?.id).toBe('black')
    const soldOut = product([variant('grey', null), variant('black', null, false)], 'black')
    expect(fittingVariant(soldOut, fan, 'fan-125')?.id).toBe('grey')
  })

  it('may have its size as a product', () => {
    const clamp = { ...product([variant('clamp', null)]), parameters: [dn('125')] }
    expect(fittingVariant(clamp, fan, 'fan-125')?.id).toBe('clamp')
    expect(fittingVariant(clamp, fan, 'fan-100')).toBeNull()
  })
})
