import { Suspense } from 'react'
import type { Availability } from '../../../domain/product/availability.ts'
import { lazyPart } from '../../lazy-part.ts'
import { useShop } from '../../shop.tsx'
import { useFirstSign } from '../../use-first-sign.ts'
import { useInteracted } from '../../ui/time/use-interacted.ts'

interface PromisedDeliveryProps {
  carriage: Availability['carriage']
  delayDays: number
  /** What stands there without a script and in every cache: a duration, which does not grow old. */
  duration: string
  /** On the product's own page: with the first sign already, and with the date in full. */
  isMain: boolean
}

const PromisedDay = lazyPart(async () => (await import('./promised-day.tsx')).PromisedDay)

/**
 * The day of the delivery, computed in the browser at the time of looking: a page that was rendered
 * before a cut-off is shown after it, so no page has a day in its HTML.
 */
export function PromisedDelivery(props: PromisedDeliveryProps) {
  const { carriage = 'parcel', delayDays, duration, isMain } = props
  const signed = useFirstSign()
  const interacted = useInteracted()
  const terms = useShop().frame.globals.delivery?.[carriage]
  if (!terms?.transit || !(isMain ? signed : interacted)) return duration
  return (
    <Suspense fallback={duration}>
      <PromisedDay terms={terms} delayDays={delayDays} short={!isMain} />
    </Suspense>
  )
}
