import type { ProductTile, RelatedProducts } from '../../../domain/product/product.ts'

/** The same in another colour, and other products by what they are to this one. */
export type RelatedKind = keyof RelatedProducts | 'colours'

/** Deferred part `related`: tiles by kind, kinds without any left out. */
export type RelatedTiles = Partial<Record<RelatedKind, ProductTile[]>>
