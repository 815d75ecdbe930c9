import type { ProductTile, RelatedProducts } from '../../../domain/product/product.ts'

/** Other colours, and related products by relation. */
export type RelatedKind = keyof RelatedProducts | 'colours'

/** What a link to another colour shows of its product. */
export type ColourLink = Pick<ProductTile, 'id' | 'name' | 'slug' | 'mainImage'>

/** Deferred part `related`: tiles by kind, empty kinds omitted. */
export type RelatedTiles = Partial<Record<keyof RelatedProducts, ProductTile[]>> & {
  colours?: ColourLink[]
}

/** Maximum tiles per kind; a set is shown in full. */
export const maxRelated: Record<RelatedKind, number> = {
  requires: 4,
  fits: 8,
  consumables: 4,
  alternatives: 4,
  successors: 4,
  set: 12,
  sets: 4,
  colours: 8,
}

const accessories: ReadonlySet<RelatedKind> = new Set(['requires', 'fits', 'consumables'])

/** Kinds used together with a variant; the others replace or contain it. */
export const isAccessory = (kind: RelatedKind) => accessories.has(kind)
