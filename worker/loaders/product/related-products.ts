import type { Accessory } from '../../../domain/product/accessory.ts'
import type { ProductTile } from '../../../domain/product/product.ts'
import {
  isAccessory,
  maxRelated,
  type RelatedKind,
  type RelatedTiles,
} from '../../../client/product/strips/related-tiles.ts'
import type { PublicReads } from '../../upstream/reads/public-reads.ts'

type AccessoryKind = Accessory['kind']
type Related = Record<RelatedKind, readonly string[]>
type Reads = Pick<PublicReads, 'products'>

/**
 * Accessories and alternatives of a variant, each as the variant that fits: one CMS request for
 * what is used with it, one for the rest.
 */
export async function relatedProducts(
  reads: Reads,
  related: Related,
  variantId: string,
): Promise<RelatedTiles> {
  const [fitting, replacing] = await Promise.all([
    fittingProducts(reads, related, variantId),
    reads.products({ ids: idsOf(related, false), replacing: variantId }),
  ])
  const found = kindsOf(related).map(([kind, ids]): [string, ProductTile[]] => {
    const tiles = isAccessory(kind) ? fitting : replacing
    return [kind, ids.flatMap((id) => tiles.find((tile) => tile.id === id) ?? [])]
  })
  return Object.fromEntries(found.filter(([, members]) => members.length > 0))
}

/**
 * Accessories of a variant, each as its fitting variant. Product page and cart send the same request,
 * so that they share one cached response.
 */
export function fittingProducts(
  reads: Reads,
  related: Pick<Related, AccessoryKind>,
  variantId: string,
): Promise<ProductTile[]> {
  return reads.products({ ids: idsOf(related, true), fitting: variantId })
}

function idsOf(related: Partial<Related>, areAccessories: boolean): string[] {
  const those = kindsOf(related).filter(([kind]) => isAccessory(kind) === areAccessories)
  return [...new Set(those.flatMap(([, ids]) => ids))]
}

function kindsOf(related: Partial<Related>) {
  return Object.entries(maxRelated).map(([name, count]) => {
    // The keys of `maxRelated` are the kinds.
    const kind = name as RelatedKind
    return [kind, (related[kind] ?? []).slice(0, count)] as const
  })
}
