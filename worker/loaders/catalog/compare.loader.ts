import type { ComparedProduct } from '../../../domain/product/compare.ts'
import type { Product, ProductTile } from '../../../domain/product/product.ts'
import { mergedParameters } from '../../../domain/product/visible-parameters.ts'
import { privateHead } from '../head.ts'
import type { Loader } from '../screen.ts'

/** Compares the products of the URL; the browser remembers which (spec §4). */
export const loadCompare: Loader<'compare'> = async ({ query, reads, text }) => {
  const ids = query.get('ids')?.split(',') ?? []
  const tiles = await reads.products({ ids })
  const found = await Promise.all(
    tiles.map(async (tile) => compared(tile, await reads.productDetail(tile.slug))),
  )
  return {
    props: { products: found.filter((product) => product !== null) },
    head: privateHead(text('compare.title')),
  }
}

function compared(tile: ProductTile, product: Product | null): ComparedProduct | null {
  const variant = product?.variants.find(({ id }) => id === tile.variant.id)
  if (!product || !variant) return null
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    brand: product.brand?.title ?? null,
    image: variant.mainImage ?? product.mainImage,
    saleable: product.visibility.saleable,
    variantCount: product.variantCount,
    variantId: variant.id,
    unit: variant.unit,
    prices: variant.prices,
    priceFrom: tile.priceFrom,
    availability: variant.availability,
    parameters: mergedParameters(variant.parameters, product.parameters),
    curve: variant.curves[0] ?? null,
  }
}
