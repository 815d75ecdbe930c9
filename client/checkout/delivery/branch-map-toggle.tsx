import { Suspense, useState } from 'react'
import type { PickupPlace } from '../../../domain/checkout/checkout.ts'
import { useShop } from '../../shop.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { lazyPart } from '../../lazy-part.ts'

const BranchMap = lazyPart(async () => (await import('../../branches/branch-map.tsx')).BranchMap)

interface BranchMapToggleProps {
  pickupPoints: readonly PickupPlace[]
  branchId: string | null
  onChoose: (pickupPoint: PickupPlace) => void
}

/** Map of the pick-up points; its script loads when it is opened. */
export function BranchMapToggle({ pickupPoints, branchId, onChoose }: BranchMapToggleProps) {
  const { text } = useShop()
  const [open, setOpen] = useState(false)
  const located = pickupPoints.flatMap(({ id, name: title, latitude = null, longitude = null }) =>
    latitude !== null && longitude !== null ? { id, title, latitude, longitude } : [],
  )
  if (!useHydrated() || located.length < 2) return null

  function select(id: string) {
    const pickupPoint = pickupPoints.find((one) => one.id === id)
    if (pickupPoint) onChoose(pickupPoint)
  }

  return (
    <details className="branches__map" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text('checkout.place.map')}</summary>
      {open && (
        <Suspense fallback={<Skeleton />}>
          <BranchMap
            label={text('checkout.place.map')}
            branches={located}
            selectedId={branchId}
            onSelect={select}
          />
        </Suspense>
      )}
    </details>
  )
}
