import type { Product, ProductTile } from '../../../domain/product/product.ts'
import {
  type ColourLink,
  isAccessory,
  maxRelated,
  type RelatedKind,
  type RelatedTiles,
} from '../../../client/product/strips/related-tiles.ts'
import type { PublicReads } from '../../upstream/reads/public-reads.ts'

type Related = Record<RelatedKind, readonly string[]>
type Reads = Pick<PublicReads, 'products'>

/** Accessories and alternatives of a variant, each as the variant that fits or replaces it. */
export async function relatedProducts(
  reads: Reads,
  related: Related,
  variantId: string,
): Promise<RelatedTiles> {
  const tiles = await relatedTiles(reads, related, variantId)
  const found = kindsOf(related).map(([kind, ids]): [string, ProductTile[]] => {
    return [kind, ids.flatMap((id) => tiles.find((tile) => tile.id === id) ?? [])]
  })
  const { colours, ...others }: Partial<Record<RelatedKind, ProductTile[]>> = Object.fromEntries(
    found.filter(([, members]) => members.length > 0),
  )
  return colours ? { ...others, colours: colours.map(colourLink) } : others
}

function colourLink({ id, name, slug, mainImage }: ProductTile): ColourLink {
  return { id, name, slug, mainImage }
}

/**
 * Accessories of a variant, each as its fitting variant. Those of the default variant are read as
 * the product's page does, so that they share one cached response.
 */
export function accessoryTiles(
  reads: Reads,
  { related, alternatives, defaultVariantId }: Product,
  variantId: string,
): Promise<ProductTile[]> {
  if (variantId === defaultVariantId)
    return relatedTiles(reads, { ...related, colours: alternatives }, variantId)
  return reads.products({ ids: idsOf(related, true), fitting: variantId })
}

/** One request for both, or one each from a CMS that does not know `replacements`. */
async function relatedTiles(
  reads: Reads,
  related: Related,
  variantId: string,
): Promise<ProductTile[]> {
  const ids = idsOf(related, true)
  const replacements = idsOf(related, false).filter((id) => !ids.includes(id))
  if (ids.length === 0) return reads.products({ ids: replacements, replacing: variantId })
  const tiles = await reads.products({ ids, fitting: variantId, replacements })
  const isComplete = replacements.length === 0 || tiles.some(({ id }) => replacements.includes(id))
  if (isComplete) return tiles
  return [...tiles, ...(await reads.products({ ids: replacements, replacing: variantId }))]
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
