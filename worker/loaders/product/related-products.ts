import type { ProductTile } from '../../../domain/product/product.ts'
import type { RelatedKind, RelatedTiles } from '../../../client/product/strips/related-tiles.ts'
import type { PublicReads } from '../../upstream/reads/public-reads.ts'

/** Tiles shown of each kind; a set is shown whole. */
const most: Record<RelatedKind, number> = {
  requires: 4,
  fits: 8,
  consumables: 4,
  alternatives: 4,
  successors: 4,
  set: 12,
  sets: 4,
  colours: 8,
}

/** What is used together with the variant; the others take its place or contain it. */
const accessories: ReadonlySet<string> = new Set(['requires', 'fits', 'consumables'])

/**
 * What goes with a variant or in its place, each as the variant that does: one question to the CMS
 * for what is used with it, one for the rest.
 */
export async function relatedProducts(
  reads: Pick<PublicReads, 'products'>,
  related: Record<RelatedKind, readonly string[]>,
  variantId: string,
): Promise<RelatedTiles> {
  const kinds = Object.entries(most).map(([kind, count]) => {
    // The keys of `most` are the kinds.
    const ids = related[kind as RelatedKind].slice(0, count)
    return [kind, ids] as const
  })
  const idsOf = (areAccessories: boolean) => {
    const those = kinds.filter(([kind]) => accessories.has(kind) === areAccessories)
    return [...new Set(those.flatMap(([, ids]) => ids))]
  }
  const [fitting, replacing] = await Promise.all([
    reads.products({ ids: idsOf(true), fitting: variantId }),
    reads.products({ ids: idsOf(false), replacing: variantId }),
  ])
  const found = kinds.map(([kind, ids]): [string, ProductTile[]] => {
    const tiles = accessories.has(kind) ? fitting : replacing
    return [kind, ids.flatMap((id) => tiles.find((tile) => tile.id === id) ?? [])]
  })
  return Object.fromEntries(found.filter(([, members]) => members.length > 0))
}
