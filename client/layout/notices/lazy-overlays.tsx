import { Suspense } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { lazyPart } from '../../lazy-part.ts'

const Gates = lazyPart(async () => (await import('./overlays.tsx')).Overlays)

/** None of it is in the server's HTML; its script comes when the page can be used. */
export function LazyOverlays({ asksLanguage }: { asksLanguage: boolean }) {
  return useHydrated() ? (
    <Suspense fallback={null}>
      <Gates asksLanguage={asksLanguage} />
    </Suspense>
  ) : null
}
