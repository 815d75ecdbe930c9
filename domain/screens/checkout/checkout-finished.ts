import { privateRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { IssuedInvoice } from '../../contract/store-invoices.ts'
import type { Order } from '../../order/order.ts'
import type { Payment } from '../../checkout/checkout.ts'
import type { QrSvg } from '../../order/qr-svg.ts'
import type { FieldErrors } from '../../validation/form-fields.ts'

// Conversions are counted here; nothing personal is typed.
export const route = privateRoute('/checkout/finished', { thirdParties: true })
export const policy = { sheet: 'checkout' } satisfies ScreenPolicy

export interface CheckoutFinishedProps {
  /** null: the store cannot be reached, or there is no such order. */
  order: Order | null
  /** Nobody knows the token. */
  missing: boolean
  /** Other ways to pay it while it is open. */
  payments: Payment[]
  invoices: IssuedInvoice[]
  /** Code for banking apps. */
  qr: QrSvg | null
  /** Nobody is logged in: an account can be offered. */
  guest: boolean
  /** An account has just been made of it. */
  registered: boolean
  errors: FieldErrors
}
