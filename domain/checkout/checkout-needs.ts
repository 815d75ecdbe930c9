import type { Shipper } from './checkout.ts'
import type { CheckoutNeeds } from './checkout-check.ts'

/**
 * Required fields by shipping method; without one, those of a delivery.
 * @param businessTerms whether the shop has terms for businesses beside those for everybody
 */
export function needsOf(
  shipper: Pick<Shipper, 'code' | 'requiredAddress' | 'lockers'> | null,
  { businessTerms = false } = {},
): CheckoutNeeds {
  return {
    address: shipper?.requiredAddress ?? true,
    // Freight is delivered by appointment.
    phone: /freight|spedition|pallet/i.test(shipper?.code ?? ''),
    lockers: shipper?.lockers ?? false,
    businessTerms,
  }
}
