import type { Shipper } from './checkout.ts'
import type { CheckoutNeeds } from './checkout-check.ts'

/** What has to be known to bring the goods; without a shipper, as if they were brought. */
export function needsOf(shipper: Pick<Shipper, 'code' | 'requiredAddress'> | null): CheckoutNeeds {
  return {
    address: shipper?.requiredAddress ?? true,
    // Freight is brought by appointment.
    phone: /freight|spedition|pallet/i.test(shipper?.code ?? ''),
  }
}
