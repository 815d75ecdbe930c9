import type { PickupPlace } from '../../../domain/checkout/checkout.ts'
import { persistedSignal } from '../../storage/persisted-signal.ts'

type PickupPointsByShipper = Record<string, PickupPlace>

/** The last pick-up point by shipper, offered again; stored in this browser. */
export const lastPickupPoints = persistedSignal<PickupPointsByShipper>({
  key: 'last-places',
  privacy: 'personal',
  version: 2,
  accepts: isPickupPoints,
  initial: {},
})

export function rememberPickupPoint(shipperId: string, pickupPoint: PickupPlace) {
  lastPickupPoints.value = { ...lastPickupPoints.value, [shipperId]: pickupPoint }
}

/** The store no longer knows it. */
export function forgetPickupPoint(shipperId: string) {
  const { [shipperId]: _gone, ...rest } = lastPickupPoints.value
  lastPickupPoints.value = rest
}

/** Only texts of a stored pick-up point are shown; the store validates the rest. */
function isPickupPoints(value: unknown): value is PickupPointsByShipper {
  return isRecord(value) && Object.values(value).every(isPickupPoint)
}

function isPickupPoint(value: unknown): boolean {
  return (
    isRecord(value) &&
    ['id', 'name', 'address', 'openingHours'].every((name) => typeof value[name] === 'string') &&
    ['directions', 'kind'].every((name) => ['string', 'undefined'].includes(typeof value[name])) &&
    (value['place'] === undefined || isRecord(value['place']))
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
