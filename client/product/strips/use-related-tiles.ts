import { use } from 'react'
import useSWR from 'swr'
import { api } from '../../../domain/api.ts'
import type { ProductTile, RelatedProducts } from '../../../domain/product/product.ts'
import { getJson } from '../../http/get-json.ts'
import { useServerOnly } from '../../hydration/server-only.ts'
import { useDeferred, useShop } from '../../shop.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { parseTiles } from './parse-tiles.ts'
import { isAccessory, maxRelated, type RelatedTiles } from './related-tiles.ts'
import { fetchTilesNearViewport } from './fetch-tiles-near-viewport.ts'

export interface RelatedTilesQuery {
  kind: keyof RelatedProducts
  /** Total of the products in it. */
  ids: readonly string[]
  /** The page's variant, and the chosen one. */
  variants: { loaded: string; chosen: string }
}

/** Tiles for the selected variant: those of the page's own variant, or requested ones. */
export function useRelatedTiles({ kind, ids, variants }: RelatedTilesQuery): ProductTile[] {
  const { currency } = useShop().context
  const urlOf = (variantId: string) =>
    api.productsFor(ids.slice(0, maxRelated[kind]), {
      mode: isAccessory(kind) ? 'fitting' : 'replacing',
      variantId,
      currency,
    })
  const loaded = useLoadedTiles(kind, urlOf(variants.loaded))
  const url = variants.chosen === variants.loaded ? null : urlOf(variants.chosen)
  const { data } = useSWR(url, (address) => getJson(address, parseTiles), {
    keepPreviousData: true,
    revalidateOnFocus: false,
  })
  return (url && data) || loaded
}

/** Tiles of the loaded page; a document has only their HTML, so their data are fetched. */
function useLoadedTiles(kind: keyof RelatedProducts, url: string): ProductTile[] {
  const related = useDeferred<RelatedTiles>('related')
  const tiles = related?.[kind]
  useServerOnly(tiles)
  const isHydrated = useHydrated()
  if (tiles || !related || import.meta.env.SSR) return tiles ?? []
  return isHydrated || document.getElementById(kind) ? use(fetchTilesNearViewport(url)) : []
}
