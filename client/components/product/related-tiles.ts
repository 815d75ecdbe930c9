import type { ProductTile, RelatedProducts } from '../../../domain/product.ts'

/** Deferred part `related`: tiles by what they are to the product, kinds without any left out. */
export type RelatedTiles = Partial<Record<keyof RelatedProducts, ProductTile[]>>
