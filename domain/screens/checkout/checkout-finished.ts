import { privateRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { IssuedInvoice } from '../../contract/store-invoices.ts'
import type { Order } from '../../order/order.ts'
import type { Payment } from '../../checkout/checkout.ts'
import type { QrSvg } from '../../order/qr-svg.ts'
import type { FieldErrors } from '../../validation/form-fields.ts'

// Conversions are tracked here; nothing personal is typed.
export const route = privateRoute('/checkout/finished', { thirdParties: true })
export const policy = { sheet: 'checkout' } satisfies ScreenPolicy

export interface CheckoutFinishedProps {
  /** null: the store is unreachable, or the order does not exist. */
  order: Order | null
  /** Unknown token. */
  missing: boolean
  /** Other payment methods of an open order. */
  payments: Payment[]
  invoices: IssuedInvoice[]
  /** QR code for banking apps. */
  qr: QrSvg | null
  /** Not signed in: an account can be offered. */
  guest: boolean
  /** An account was just created from it. */
  registered: boolean
  errors: FieldErrors
}
