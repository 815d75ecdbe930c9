import { describe, it } from 'vitest'
import { sampleParameter } from '../../client/testing/sample-product.ts'
import {
  exampleProduct,
  exampleVariant,
} from '../../domain/contract/testing/examples/entities/product.ts'
import type { Parameter } from '../../domain/product/parameter.ts'
import type { Product } from '../../domain/product/product.ts'
import type { PublicReads } from '../upstream/reads/public-reads.ts'
import { cartIncompatibilities } from './cart-incompatibilities.ts'

const product = (slug: string, categoryId: string, name: string, own: Parameter[]): Product => ({
  ...exampleProduct,
  slug,
  categoryId,
  parameters: [],
  variants: [{ ...exampleVariant, id: `v-${slug}`, fullname: name, parameters: own }],
})

const fan = product('fan', 'A2.1', 'Stillora Diago 125 EC – Diagonal-Rohrventilator, Ø 125 mm', [
  sampleParameter('motor', 'ec'),
  sampleParameter('u', '230'),
  sampleParameter('ctrl', '0-10v'),
])
const transformer = product('trafo', 'H1.2', 'Regulanta Stufa Fünfstufentrafo', [
  sampleParameter('u', '230'),
  sampleParameter('i_ctrl', '1-5'),
])

function readsOf(...products: Product[]): PublicReads {
  const reads: Partial<PublicReads> = {
    productDetail: async (slug) => products.find((one) => one.slug === slug) ?? null,
    topCategories: async () => [],
    categories: async () => [],
  }
  // Only these three reads are used.
  return reads as PublicReads
}

const lines = [fan, transformer].map(({ slug }) => ({ slug, variantId: `v-${slug}` }))

describe('§3 fit: incompatible lines of a cart', () => {
  it('are shown by their short names, with the reason', async ({ expect }) => {
    expect(await cartIncompatibilities(readsOf(fan, transformer), lines)).toEqual([
      {
        partName: 'Regulanta Stufa Fünfstufentrafo',
        otherName: 'Stillora Diago 125 EC',
        reason: 'electronic-motor',
        instead: null,
      },
    ])
  })

  it('are none when a product is deleted, or a variant', async ({ expect }) => {
    expect(await cartIncompatibilities(readsOf(transformer), lines)).toEqual([])
    const renamed = lines.map(({ slug }) => ({ slug, variantId: 'gone' }))
    expect(await cartIncompatibilities(readsOf(fan, transformer), renamed)).toEqual([])
  })
})
