import type { ProductTile } from '../../../domain/product/product.ts'
import {
  isAccessory,
  maxRelated,
  type RelatedKind,
  type RelatedTiles,
} from '../../../client/product/strips/related-tiles.ts'
import type { PublicReads } from '../../upstream/reads/public-reads.ts'

/**
 * What goes with a variant or in its place, each as the variant that does: one question to the CMS
 * for what is used with it, one for the rest.
 */
export async function relatedProducts(
  reads: Pick<PublicReads, 'products'>,
  related: Record<RelatedKind, readonly string[]>,
  variantId: string,
): Promise<RelatedTiles> {
  const kinds = Object.entries(maxRelated).map(([name, count]) => {
    // The keys of `maxRelated` are the kinds.
    const kind = name as RelatedKind
    return [kind, related[kind].slice(0, count)] as const
  })
  const idsOf = (areAccessories: boolean) => {
    const those = kinds.filter(([kind]) => isAccessory(kind) === areAccessories)
    return [...new Set(those.flatMap(([, ids]) => ids))]
  }
  const [fitting, replacing] = await Promise.all([
    reads.products({ ids: idsOf(true), fitting: variantId }),
    reads.products({ ids: idsOf(false), replacing: variantId }),
  ])
  const found = kinds.map(([kind, ids]): [string, ProductTile[]] => {
    const tiles = isAccessory(kind) ? fitting : replacing
    return [kind, ids.flatMap((id) => tiles.find((tile) => tile.id === id) ?? [])]
  })
  return Object.fromEntries(found.filter(([, members]) => members.length > 0))
}
