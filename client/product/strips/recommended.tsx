import { useShop } from '../../shop.tsx'
import type { RecommendedStripProps } from './recommended-strip.tsx'
import { browserPart } from '../../lazy-part.ts'

const Strip = browserPart(async () => (await import('./recommended-strip.tsx')).RecommendedStrip)

/** What the recommendation service names for this place; costs nothing in a shop without one. */
export function Recommended(props: RecommendedStripProps) {
  const { recommends } = useShop()
  return recommends ? <Strip {...props} /> : null
}
