import type { Shipper } from './checkout.ts'
import type { CheckoutNeeds } from './checkout-check.ts'

/** Required fields by shipping method; without one, those of a delivery. */
export function needsOf(shipper: Pick<Shipper, 'code' | 'requiredAddress'> | null): CheckoutNeeds {
  return {
    address: shipper?.requiredAddress ?? true,
    // Freight is brought by appointment.
    phone: /freight|spedition|pallet/i.test(shipper?.code ?? ''),
  }
}
