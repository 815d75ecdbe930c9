import { Suspense } from 'react'
import { useShop } from '../shop.tsx'
import { lazyPart } from '../lazy-part.ts'

const EventSources = lazyPart(async () => (await import('./event-sources.tsx')).EventSources)

/** Loads what watches the shop only where somebody is to be told. */
export function LateEventSources() {
  const { consumers } = useShop()
  return consumers ? (
    <Suspense fallback={null}>
      <EventSources consumers={consumers} />
    </Suspense>
  ) : null
}
