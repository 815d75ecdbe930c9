import { privateRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { Order } from '../../order/order.ts'
import type { Payment } from '../../checkout/checkout.ts'
import type { FieldErrors } from '../../validation/form-fields.ts'

export const route = privateRoute('/checkout/payment/callback')
export const policy = { sheet: 'checkout' } satisfies ScreenPolicy

export interface PaymentCallbackProps {
  /** null: the store is unreachable, or the order does not exist. */
  order: Order | null
  missing: boolean
  payments: Payment[]
  /** The payment page reports a payment that the store has not confirmed yet. */
  claimsPaid: boolean
  /** The payment page could not be opened. */
  unavailable: boolean
  errors: FieldErrors
}
