import type { Shipper } from './checkout.ts'
import type { CheckoutValues } from './checkout-form.ts'

/** Where an order goes to, as far as VAT asks; the query of `getCartTax`. */
export interface SupplyQuery {
  country?: string
  postcode?: string
  collected_in?: string
}

/** What a chosen delivery and the typed address say: own branches hand goods over, points are sent to. */
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
