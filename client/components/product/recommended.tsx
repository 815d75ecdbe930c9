import { lazy, Suspense } from 'react'
import { addTexts } from '../../i18n/add-texts.ts'
import { useShop } from '../../shop.tsx'
import { useHydrated } from '../../state/use-hydrated.ts'
import type { RecommendedStripProps } from './recommended-strip.tsx'

const Strip = lazy(async () => {
  const [{ RecommendedStrip }] = await Promise.all([
    import('./recommended-strip.tsx'),
    addTexts('recommended'),
  ])
  return { default: RecommendedStrip }
})

/** What the recommendation service names for this place; costs nothing in a shop without one. */
export function Recommended(props: RecommendedStripProps) {
  const { recommends } = useShop()
  return useHydrated() && recommends ? (
    <Suspense fallback={null}>
      <Strip {...props} />
    </Suspense>
  ) : null
}
