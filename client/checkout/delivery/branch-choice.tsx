import type { PickupPlace } from '../../../domain/checkout/checkout.ts'
import type { TextKey } from '../../i18n/text.ts'
import { useShop } from '../../shop.tsx'
import { countryName } from '../../../domain/country-name.ts'

interface BranchChoiceProps {
  pickupPoint: PickupPlace
  services: readonly string[]
  checked: boolean
  /** Chosen for an earlier order. */
  isLast: boolean
  onChoose: (pickupPoint: PickupPlace) => void
}

const kinds: Partial<Record<NonNullable<PickupPlace['kind']>, TextKey>> = {
  box: 'checkout.place.box',
  shop: 'checkout.place.shop',
}

/** A pick-up point as a radio option. */
export function BranchChoice({
  pickupPoint,
  services,
  checked,
  isLast,
  onChoose,
}: BranchChoiceProps) {
  const { context, text } = useShop()
  const { id, name, address, openingHours, directions, kind } = pickupPoint
  const kindText = kind && kinds[kind]
  const country = pickupPoint.place?.country ?? context.country
  return (
    <label className="branches__choice">
      <input
        type="radio"
        name="branchId"
        value={id}
        className="branches__input"
        checked={checked}
        onChange={() => onChoose(pickupPoint)}
      />
      <span>
        <strong>{name}</strong>
        {kindText && <span className="branches__kind">{text(kindText)}</span>}
        {isLast && <span className="branches__kind">{text('checkout.place.last')}</span>}
        <span className="branches__address">
          {country === context.country
            ? address
            : `${address}, ${countryName(country, context.locale)}`}
        </span>
        {directions && <span className="branches__hours">{directions}</span>}
        {openingHours && <span className="branches__hours">{openingHours}</span>}
        {services.length > 0 && <span className="branches__hours">{services.join(' · ')}</span>}
      </span>
    </label>
  )
}
