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
  /** The current category. */
  category?: string
}

/** Recommendations of a placement. */
export function RecommendedStrip({ placement, product, category }: RecommendedStripProps) {
  useSignals()
  const { context, text } = useShop()
  const query = new URLSearchParams({ placement, currency: context.currency })
  if (product) query.set('product', product.id)
  const shown = product?.categoryId ?? category
  if (shown) query.set('category', shown)
  // Without consent no visitor id is sent.
  if (consent.value?.marketing) query.set('personal', '1')
  const { data = [] } = useSWR(api.recommendations(query), (url) => getJson(url, parseTiles), {
    revalidateOnFocus: false,
  })
  return <TileStrip id="recommended" title={text('recommended.title')} products={data} />
}
