import { Suspense } from 'react'
import type { Availability } from '../../../domain/product/availability.ts'
import { lazyPart } from '../../lazy-part.ts'
import { useShop } from '../../shop.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

const Countdown = lazyPart(async () => (await import('./countdown.tsx')).Countdown)

/** Order cut-off of stock items: the rule in the HTML, the remaining time by script. */
export function CutOff({ shippingClass = 'parcel' }: Pick<Availability, 'shippingClass'>) {
  const { site, text } = useShop()
  const hydrated = useHydrated()
  const terms = site.globals.delivery?.[shippingClass]
  if (!terms?.transit) return null
  const rule = text('product.cutOff.rule', { time: terms.closesAt })
  return (
    <p className="cut-off">
      {hydrated ? (
        <Suspense fallback={rule}>
          <Countdown terms={terms} />
        </Suspense>
      ) : (
        rule
      )}
    </p>
  )
}
