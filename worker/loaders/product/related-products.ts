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

/** What goes with a product or in its place: one question to the CMS for all of it. */
export async function relatedProducts(
  reads: Pick<PublicReads, 'products'>,
  related: Record<RelatedKind, readonly string[]>,
): Promise<RelatedTiles> {
  const kinds = Object.entries(most).map(([kind, count]) => {
    // The keys of `most` are the kinds.
    const ids = related[kind as RelatedKind].slice(0, count)
    return [kind, ids] as const
  })
  const tiles = await reads.products({ ids: [...new Set(kinds.flatMap(([, ids]) => ids))] })
  const found = kinds.map(([kind, ids]): [string, ProductTile[]] => [
    kind,
    ids.flatMap((id) => tiles.find((tile) => tile.id === id) ?? []),
  ])
  return Object.fromEntries(found.filter(([, members]) => members.length > 0))
}
