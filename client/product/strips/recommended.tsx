import { Suspense } from 'react'
import { useShop } from '../../shop.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { RecommendedStripProps } from './recommended-strip.tsx'
import { lazyPart } from '../../lazy-part.ts'

const Strip = lazyPart(async () => (await import('./recommended-strip.tsx')).RecommendedStrip)

/** What the recommendation service names for this place; costs nothing in a shop without one. */
export function Recommended(props: RecommendedStripProps) {
  const { recommends } = useShop()
  return useHydrated() && recommends ? (
    <Suspense fallback={null}>
      <Strip {...props} />
    </Suspense>
  ) : null
}
