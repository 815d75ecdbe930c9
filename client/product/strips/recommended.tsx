import { useShop } from '../../shop.tsx'
import type { RecommendedStripProps } from './recommended-strip.tsx'
import { browserPart } from '../../lazy-part.ts'

const Strip = browserPart(async () => (await import('./recommended-strip.tsx')).RecommendedStrip)

/** Recommendations of a placement; no request in a shop without the service. */
export function Recommended(props: RecommendedStripProps) {
  const { recommends } = useShop()
  return recommends ? <Strip {...props} /> : null
}
