import useSWR from 'swr'
import { api } from '../../../domain/api.ts'
import type { ProductTile, RelatedProducts } from '../../../domain/product/product.ts'
import { getJson } from '../../http/get-json.ts'
import { useDeferred } from '../../shop.tsx'
import { parseTiles } from './parse-tiles.ts'
import { isAccessory, maxRelated, type RelatedTiles } from './related-tiles.ts'

export interface StripOf {
  kind: keyof RelatedProducts
  /** Total of the products in it. */
  ids: readonly string[]
  /** The page's variant, and the chosen one. */
  variants: { loaded: string; chosen: string }
}

/** The page has tiles of its own variant; those of another one are requested. */
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
