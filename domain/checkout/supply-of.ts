import type { Shipper } from './checkout.ts'
import type { CheckoutValues } from './checkout-form.ts'

/** Destination of an order for VAT; the query of `getCartTax`. */
export interface SupplyQuery {
  country?: string
  postcode?: string
  collected_in?: string
}

/**
 * Destination by selected delivery and address: own branches hand goods over, points are delivered
 * to.
 */
export function supplyOf(
  shipper: Pick<Shipper, 'requiredAddress' | 'branches' | 'points'> | null,
  branchId: string | null,
  { country, postcode }: Pick<CheckoutValues, 'country' | 'postcode'>,
): SupplyQuery {
  if (!shipper || shipper.requiredAddress) {
    return /^[A-Z]{3}$/.test(country) ? { country, postcode: postcode.slice(0, 12) } : {}
  }
  const place = shipper.branches.find(({ id }) => id === branchId)?.place
  if (!place) return {}
  if (!shipper.points) return { collected_in: place.country }
  return { country: place.country, postcode: place.postcode }
}
