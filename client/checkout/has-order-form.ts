import type { Cart } from '../../domain/cart/cart.ts'
import type { Payment, Shipper } from '../../domain/checkout/checkout.ts'
import type { DeliveryPromise } from '../../domain/checkout/delivery/delivery-promise.ts'
import type { CheckoutInfoProps } from '../../domain/screens/checkout/checkout-info.ts'
import type { Taxation } from '../../domain/tax/taxation.ts'

/** Props of the last step when it can be submitted. */
export type CompleteInfo = CheckoutInfoProps & {
  cart: Cart
  taxation: Taxation
  shipper: Shipper
  payment: Payment
  promise: DeliveryPromise
}

/** The last step shows its form, not a notice in its place. */
export function hasOrderForm(props: CheckoutInfoProps): props is CompleteInfo {
  const { cart, taxation, shipper, payment, promise, outcome } = props
  const mayOrder = outcome === null || outcome === 'none'
  return mayOrder && [cart, taxation, shipper, payment, promise].every((one) => one !== null)
}
