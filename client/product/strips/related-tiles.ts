import type { ProductTile, RelatedProducts } from '../../../domain/product/product.ts'

/** The same in another colour, and other products by what they are to this one. */
export type RelatedKind = keyof RelatedProducts | 'colours'

/** Deferred part `related`: tiles by kind, kinds without any left out. */
export type RelatedTiles = Partial<Record<RelatedKind, ProductTile[]>>

/** Tiles shown of each kind; a set is shown whole. */
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

/** What is used together with a variant; the others take its place or contain it. */
export const isAccessory = (kind: RelatedKind) => accessories.has(kind)
