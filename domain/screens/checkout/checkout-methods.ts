import { privateRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { Taxation } from '../../tax/taxation.ts'
import type { Cart } from '../../cart/cart.ts'
import type { DeliveryDay, Payment, Shipper } from '../../checkout/checkout.ts'
import type { PickerProvider } from '../../checkout/delivery/point-pickers.ts'
import type { PickupPointResults } from '../../checkout/delivery/pickup-point-results.ts'
import type { ChoiceNotice } from '../../checkout/delivery/choice-notice.ts'
import type { ChosenMethods } from '../../checkout/delivery/chosen-methods.ts'
import type { FieldErrors } from '../../validation/form-fields.ts'

export const route = privateRoute('/checkout/methods')
export const policy = { sheet: 'checkout' } satisfies ScreenPolicy

export interface CheckoutMethodsProps {
  /** null: the store is unreachable. */
  cart: Cart | null
  /** The VAT of the cart; null without one. */
  taxation: Taxation | null
  shippers: Shipper[]
  payments: Payment[]
  /** Time slots of the shippers that have them. */
  days: DeliveryDay[]
  /** Services of own branches, by id. */
  services: Record<string, string[]>
  /** Carriers with a configured picker. */
  pickers: PickerProvider[]
  /** Pick-up points found without JavaScript. */
  found: (PickupPointResults & { shipperId: string }) | null
  /** Changes of an earlier selection. */
  notices: ChoiceNotice[]
  chosen: ChosenMethods
  /** Errors at `shipper`, `branch`, `payment`, or '' for all. */
  errors: FieldErrors
  now: string
}
