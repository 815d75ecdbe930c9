import { describe, it } from 'vitest'
import { exampleProduct } from '../../../domain/contract/testing/examples/entities/product.ts'
import { sampleTile } from '../../../client/testing/sample-product.ts'
import type { Product, RelatedProducts } from '../../../domain/product/product.ts'
import { accessoriesOf } from './accessories.ts'

const none = exampleProduct.related
const related = (more: Partial<RelatedProducts>): RelatedProducts => ({
  ...none,
  fits: [],
  requires: [],
  consumables: [],
  ...more,
})
const product = (id: string, more: Partial<RelatedProducts> = {}): Product => ({
  ...exampleProduct,
  id,
  slug: id,
  name: `Name ${id}`,
  related: related(more),
})

const requested: unknown[] = []

function readsOf(...products: Product[]) {
  return {
    productDetail: async (slug: string) => products.find((one) => one.slug === slug) ?? null,
    async products(wish: { ids?: readonly string[]; fitting?: string }) {
      requested.push(wish)
      return products
        .filter(({ id }) => wish.ids?.includes(id))
        .map(({ id, slug, name, visibility }) => sampleTile({ id, slug, name, visibility }))
    },
  }
}
const line = (slug: string) => ({ slug, variantId: 'v' })

describe('UX rule 20: cross-sells', () => {
  it('are only the related products, with the reason, required ones first', async ({ expect }) => {
    const reads = readsOf(
      product('fan', { fits: ['duct', 'fan'], requires: ['damper'], consumables: ['filter'] }),
      product('duct'),
      product('damper'),
      product('filter'),
    )
    const found = await accessoriesOf(reads, [line('fan')])
    expect(found.map(({ productId, kind, forName }) => [productId, kind, forName])).toEqual([
      ['damper', 'requires', 'Name fan'],
      ['filter', 'consumables', 'Name fan'],
      ['duct', 'fits', 'Name fan'],
    ])
  })

  it('alternate between the cart lines, without duplicates and products in the cart', async ({
    expect,
  }) => {
    const reads = readsOf(
      product('a', { fits: ['x', 'y', 'b'] }),
      product('b', { fits: ['x', 'z'] }),
      ...['x', 'y', 'z'].map((id) => product(id)),
    )
    const found = await accessoriesOf(reads, [line('a'), line('b')])
    expect(found.map(({ productId, forName }) => `${productId} ${forName}`)).toEqual([
      'x Name a',
      'y Name a',
      'z Name b',
    ])
  })

  it('are omitted when deleted, hidden or not for sale', async ({ expect }) => {
    const hidden = { ...product('hidden'), visibility: { saleable: false, catalog: true } }
    const reads = readsOf(product('fan', { fits: ['gone', 'hidden'] }), hidden)
    expect(await accessoriesOf(reads, [line('fan'), line('unknown')])).toEqual([])
  })

  it('§3 fit: share the request of the product page, with the fitting variant', async ({
    expect,
  }) => {
    requested.length = 0
    const reads = readsOf(product('fan', { fits: ['duct'], requires: ['damper'] }))
    await accessoriesOf(reads, [line('fan')])
    expect(requested).toEqual([{ ids: ['damper', 'duct'], fitting: 'v' }])
  })

  it('are omitted while sold out', async ({ expect }) => {
    const soldOut = sampleTile({ id: 'duct' })
    const { variant } = soldOut
    const availability = { ...variant.availability, isAvailable: false }
    const reads = {
      ...readsOf(product('fan', { fits: ['duct'] })),
      products: async () => [{ ...soldOut, variant: { ...variant, availability } }],
    }
    expect(await accessoriesOf(reads, [line('fan')])).toEqual([])
  })
})
