import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useId, useRef, useState } from 'react'
import type { PickupPlace, Shipper } from '../../../domain/checkout/checkout.ts'
import { pickerProviders } from '../../../domain/checkout/delivery/point-pickers.ts'
import { useShop } from '../../shop.tsx'
import { lastPickupPoints } from './last-pickup-points.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field/field-frame.tsx'
import { Notice } from '../../ui/notice.tsx'
import { BranchChoice } from './branch-choice.tsx'
import { BranchMapToggle } from './branch-map-toggle.tsx'
import { BranchSearch } from './branch-search.tsx'
import { usePickupPointSearch } from './use-pickup-point-search.ts'
import { browserPart } from '../../lazy-part.ts'
import type { PickupPointResults } from '../../../domain/checkout/delivery/pickup-point-results.ts'

const BranchPicker = browserPart(async () => (await import('./branch-picker.tsx')).BranchPicker)

interface BranchOptionsProps {
  shipper: Shipper
  isChosen: boolean
  branchId: string | null
  services: Record<string, string[]>
  /** Search text posted without JavaScript. */
  found: PickupPointResults | null
  hasPicker: boolean
  error: string | undefined
  onChoose: (pickupPoint: PickupPlace) => void
  onPick: (remoteId: string) => void
}

/** Pick-up points: own branches, or a carrier's points by search. */
export function BranchOptions(props: BranchOptionsProps) {
  useSignals()
  const { shipper, isChosen, branchId, services, hasPicker, error, onChoose, onPick } = props
  const { text } = useShop()
  const id = useId()
  const isHydrated = useHydrated()
  const { found, ...search } = usePickupPointSearch(shipper.id, props.found)
  const [picker, setPicker] = useState<'closed' | 'open' | 'failed'>('closed')
  const last = isHydrated && shipper.points ? lastPickupPoints.value[shipper.id] : undefined
  const pickupPoints = displayedPickupPoints(shipper, found, branchId, last)
  const carrier = shipper.name
  const wasSearched = useRef(found !== null)

  // Prefilled with a known postcode.
  useEffect(() => {
    if (!isChosen || wasSearched.current || !shipper.points || branchId !== null) return
    wasSearched.current = true
    void knownPostcode().then((postcode) => postcode && search.type(postcode))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the shipper is chosen
  }, [isChosen])

  return (
    <fieldset className="branches" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="branches__title">{text('checkout.branch')}</legend>
      {hasPicker && isHydrated && picker !== 'failed' && (
        <Button variant="secondary" icon="map-pin" onClick={() => setPicker('open')}>
          {text('checkout.place.picker', { carrier })}
        </Button>
      )}
      {picker === 'failed' && (
        <Notice kind="warning" role="alert">
          {text('checkout.place.pickerFailed', { carrier })}
        </Notice>
      )}
      {(shipper.points || shipper.branches.length > 1) && (
        <BranchSearch
          {...search}
          shipperId={shipper.id}
          found={found}
          onType={search.type}
          onSearch={(query) => void search.search(query)}
        />
      )}
      <div role="status">
        <FieldError id={id} error={error} />
      </div>
      <div id={isChosen ? 'places' : undefined} className="branches__list">
        {pickupPoints.map((pickupPoint) => (
          <BranchChoice
            key={pickupPoint.id}
            pickupPoint={pickupPoint}
            services={services[pickupPoint.id] ?? []}
            checked={isChosen && branchId === pickupPoint.id}
            isLast={pickupPoint.id === last?.id && branchId !== pickupPoint.id}
            onChoose={onChoose}
          />
        ))}
      </div>
      {!shipper.points && isChosen && (
        <BranchMapToggle pickupPoints={shipper.branches} branchId={branchId} onChoose={onChoose} />
      )}
      {picker === 'open' && (
        <BranchPicker
          carrier={carrier}
          provider={pickerProviders.find((one) => one === shipper.points?.provider) ?? 'packeta'}
          onPicked={(remoteId) => {
            setPicker('closed')
            onPick(remoteId)
          }}
          onClosed={() => setPicker('closed')}
          onFailed={() => setPicker('failed')}
        />
      )}
    </fieldset>
  )
}

/** Search results, else own branches; always with the chosen point and the last order's. */
function displayedPickupPoints(
  { points, branches }: Shipper,
  found: PickupPointResults | null,
  branchId: string | null,
  last: PickupPlace | undefined,
): PickupPlace[] {
  const chosen = branches.find(({ id }) => id === branchId)
  const listed = found?.total ? found.places : points ? [] : branches
  const first = [chosen, found ? undefined : last].filter((one) => one !== undefined)
  const missing = first.filter((one) => !listed.some(({ id }) => id === one.id))
  return [...new Map([...missing, ...listed].map((one) => [one.id, one])).values()]
}

async function knownPostcode(): Promise<string> {
  const script = await import('../details/checkout-inputs.ts').catch(() => null)
  return script?.checkoutInputs.peek()['postcode'] ?? ''
}
