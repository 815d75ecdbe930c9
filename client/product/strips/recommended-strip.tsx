import { useSignals } from '@preact/signals-react/runtime'
import useSWR from 'swr'
import type { Placement } from '../../../domain/contract/services.ts'
import { api } from '../../../domain/api.ts'
import { useShop } from '../../shop.tsx'
import { consent } from '../../layout/notices/consent.ts'
import { getJson } from '../../http/get-json.ts'
import { parseTiles } from './parse-tiles.ts'
import { TileStrip } from './tile-strip.tsx'

export interface RecommendedStripProps {
  placement: Placement
  product?: { id: string; categoryId: string }
  /** The category that is looked at. */
  category?: string
}

/** What the recommendation service names for this place. */
export function RecommendedStrip({ placement, product, category }: RecommendedStripProps) {
  useSignals()
  const { text } = useShop()
  const query = new URLSearchParams({ placement })
  if (product) query.set('product', product.id)
  const shown = product?.categoryId ?? category
  if (shown) query.set('category', shown)
  // Nobody is recognised who has not agreed to it.
  if (consent.value?.marketing) query.set('personal', '1')
  const { data = [] } = useSWR(api.recommendations(query), (url) => getJson(url, parseTiles), {
    revalidateOnFocus: false,
  })
  return <TileStrip id="recommended" title={text('recommended.title')} products={data} />
}
