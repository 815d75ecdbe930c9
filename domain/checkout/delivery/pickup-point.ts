import type { Address } from '../../account/address.ts'
import type { PickupPlace, Shipper, StoreBranch } from '../checkout.ts'

/** A pick-up point of the store as list entry. */
export function pickupPointOf(branch: StoreBranch): PickupPlace {
  const { id, name, address, openingHours, kind, directions, latitude, longitude } = branch
  return {
    id,
    name,
    address: addressLine(address),
    openingHours,
    place: address,
    kind,
    ...(directions ? { directions } : {}),
    latitude,
    longitude,
  }
}

/** Shippers with the chosen carrier point added to their branches, so that it can be selected. */
export function withPickupPoint(
  shippers: readonly Shipper[],
  shipperId: string | null,
  pickupPoint: PickupPlace | null,
): Shipper[] {
  return shippers.map((shipper) => {
    const isThere = shipper.branches.some(({ id }) => id === pickupPoint?.id)
    return pickupPoint && shipper.id === shipperId && !isThere
      ? { ...shipper, branches: [pickupPoint, ...shipper.branches] }
      : shipper
  })
}

/**
 * Country of the relevant holidays (ISO 3166-1 alpha-3): the pick-up point's, else the domain's.
 */
export function recipientCountry(
  { branches }: Pick<Shipper, 'branches'>,
  branchId: string | null,
  domainCountry: string,
): string {
  return branches.find(({ id }) => id === branchId)?.place?.country ?? domainCountry
}

function addressLine({ street, houseNumber, postcode, city }: Address): string {
  return `${street} ${houseNumber}`.trim() + `, ${postcode} ${city}`
}
