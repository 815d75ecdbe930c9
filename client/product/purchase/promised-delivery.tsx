import { Suspense } from 'react'
import type { Availability } from '../../../domain/product/availability.ts'
import { lazyPart } from '../../lazy-part.ts'
import { useShop } from '../../shop.tsx'
import { useFirstInteraction } from '../../use-first-interaction.ts'

interface PromisedDeliveryProps {
  shippingClass: Availability['shippingClass']
  delayDays: number
  /** Cacheable text without a script: a duration, which does not become outdated. */
  duration: string
  /** On the product page: with the first interaction, and with the full date. */
  isMain: boolean
}

const PromisedDay = lazyPart(async () => (await import('./promised-day.tsx')).PromisedDay)

/**
 * The delivery date, computed in the browser: a page rendered before a cut-off may be shown after
 * it, so no HTML contains a date.
 */
export function PromisedDelivery(props: PromisedDeliveryProps) {
  const { shippingClass = 'parcel', delayDays, duration, isMain } = props
  const hasInteracted = useFirstInteraction()
  const terms = useShop().site.globals.delivery?.[shippingClass]
  if (!terms?.transit || !hasInteracted) return duration
  return (
    <Suspense fallback={duration}>
      <PromisedDay terms={terms} delayDays={delayDays} short={!isMain} />
    </Suspense>
  )
}
