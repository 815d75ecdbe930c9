import { describe, it } from 'vitest'
import { exampleProduct } from '../../../domain/contract/examples/entities/product.ts'
import type { Product, ProductTile, RelatedProducts } from '../../../domain/product/product.ts'
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
  // Goes with everything; what fits is held by domain/ventilation/fit.
  categoryId: 'L2',
  related: related(more),
})

function readsOf(...products: Product[]) {
  return {
    productDetail: async (slug: string) => products.find((one) => one.slug === slug) ?? null,
    products: async ({ ids = [] }: { ids?: readonly string[] }) =>
      // Of a tile only id and slug are read.
      products.filter(({ id }) => ids.includes(id)) as unknown as ProductTile[],
  }
}
const line = (slug: string) => ({ slug, variantId: 'v' })

describe('UX rule 20: cross-sells', () => {
  it('are only what the relations name, with the reason, what is needed first', async ({
    expect,
  }) => {
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

  it('take turns between the lines, each thing once, nothing that is in the cart', async ({
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

  it('are left out when they are gone, hidden or not for sale', async ({ expect }) => {
    const hidden = { ...product('hidden'), visibility: { saleable: false, catalog: true } }
    const reads = readsOf(product('fan', { fits: ['gone', 'hidden'] }), hidden)
    expect(await accessoriesOf(reads, [line('fan'), line('unknown')])).toEqual([])
  })
})
