import useSWR from 'swr'
import { api } from '../../../domain/api.ts'
import type { ProductTile, RelatedProducts } from '../../../domain/product/product.ts'
import { getJson } from '../../http/get-json.ts'
import { useDeferred } from '../../shop.tsx'
import { parseTiles } from './parse-tiles.ts'
import { isAccessory, maxRelated, type RelatedTiles } from './related-tiles.ts'

export interface StripOf {
  kind: keyof RelatedProducts
  /** Of the products in it. */
  ids: readonly string[]
  /** The variant that the page came with, and the one that is chosen now. */
  variants: { loaded: string; chosen: string }
}

/** The page has tiles for the variant that it came with; those for another one are asked for. */
export function useRelatedTiles({ kind, ids, variants }: StripOf): ProductTile[] {
  const loaded = useDeferred<RelatedTiles>('related')?.[kind] ?? []
  const { chosen: variantId } = variants
  const mode = isAccessory(kind) ? 'fitting' : 'replacing'
  const url =
    variantId === variants.loaded
      ? null
      : api.productsFor(ids.slice(0, maxRelated[kind]), { mode, variantId })
  const { data } = useSWR(url, (address) => getJson(address, parseTiles), {
    keepPreviousData: true,
    revalidateOnFocus: false,
  })
  return (url && data) || loaded
}
