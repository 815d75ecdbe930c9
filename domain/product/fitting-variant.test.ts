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
const product = (
  categoryId: string,
  variants: Variant[],
  defaultVariantId = variants[0]?.id ?? '',
): Product => ({
  ...exampleProduct,
  categoryId,
  parameters: [],
  variants,
  defaultVariantId,
})
const fan = product('A1.2', [variant('fan-100', '100'), variant('fan-125', '125')])

describe('UX rule 17: an accessory is checked for compatibility', () => {
  it('is the variant of the same diameter, not the usual one', () => {
    const duct = product('C1', [variant('duct-100', '100'), variant('duct-125', '125')])
    expect(fittingVariant(duct, fan, 'fan-125')?.id).toBe('duct-125')
    expect(fittingVariant(duct, fan, 'fan-100')?.id).toBe('duct-100')
  })

  it('is nothing where no variant of the size can be bought', () => {
    const duct = product('C1', [variant('duct-100', '100'), variant('duct-125', '125', false)])
    expect(fittingVariant(duct, fan, 'fan-125')).toBeNull()
  })

  it('is the usual variant where size plays no part, else the first that can be bought', () => {
    const tape = product('L2', [variant('grey', null), variant('black', null)], 'black')
    expect(fittingVariant(tape, fan, 'fan-125')?.id).toBe('black')
    const soldOut = product('L2', [variant('grey', null), variant('black', null, false)], 'black')
    expect(fittingVariant(soldOut, fan, 'fan-125')?.id).toBe('grey')
  })

  it('may have its size as a product', () => {
    const clamp = { ...product('L1', [variant('clamp', null)]), parameters: [dn('125')] }
    expect(fittingVariant(clamp, fan, 'fan-125')?.id).toBe('clamp')
    expect(fittingVariant(clamp, fan, 'fan-100')).toBeNull()
  })

  it('§3 fit: is no controller that would destroy the motor, and none is better than that', () => {
    const value = (code: string, id: string) => ({ ...dn(id), code })
    const motor = (id: string, type: string) => ({
      ...variant(id, '160'),
      parameters: [
        dn('160'),
        value('motor', type),
        value('u', '230'),
        { ...value('i_max', ''), number: 0.4 },
      ],
    })
    const inline = product('A2.2', [motor('ac', 'ac'), motor('ec', 'ec')])
    const step = (id: string, amps: string) => ({
      ...variant(id, null),
      parameters: [value('i_ctrl', amps), value('u', '230')],
    })
    const transformer = product('H1.2', [step('weak', '0-4'), step('strong', '1-5')])
    expect(fittingVariant(transformer, inline, 'ac')?.id).toBe('strong')
    expect(fittingVariant(transformer, inline, 'ec')).toBeNull()
  })
})
