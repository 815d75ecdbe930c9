import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import useSWR from 'swr'
import { api } from '../../../domain/api.ts'
import { useShop } from '../../shop.tsx'
import { getJson } from '../../http/get-json.ts'
import { lastVisited, rememberVisit } from './last-visited.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { parseTiles } from './parse-tiles.ts'
import { TileStrip } from './tile-strip.tsx'

/** Recently viewed products, newest first (spec §4, §9), without the current one. */
export function VisitedStrip({ productId }: { productId: string }) {
  useSignals()
  const { context, text } = useShop()
  const hydrated = useHydrated()
  const ids = hydrated ? lastVisited.value.filter((id) => id !== productId) : []
  const { data = [] } = useSWR(ids.length > 0 ? api.products(ids, context.currency) : null, (url) =>
    getJson(url, parseTiles),
  )
  useEffect(() => rememberVisit(productId), [productId])
  return <TileStrip id="visited" title={text('details.visited')} products={data} />
}
