import type { DeliveryPromise } from '../../../domain/checkout/delivery/delivery-promise.ts'
import type { PlaceOrder } from '../../../domain/contract/store-checkout.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { OrderDocument, Settlement } from '../../../domain/order/order-document.ts'
import type { TaxDecision } from '../../../domain/tax/tax-decision.ts'
import type { PricedCart } from '../cart/priced-cart.ts'
import type { Choice } from './choice.ts'
import type { ChosenSlot } from './delivery/delivery-times.ts'

/** Input of an order. */
export interface Draft {
  code: string
  token: string
  now: Date
  locale: Locale
  body: PlaceOrder
  priced: PricedCart
  choice: Choice
  slot: ChosenSlot | null
  promise: DeliveryPromise
  tax: TaxDecision
  settlement: Settlement
  agreed: OrderDocument['agreed']
}
