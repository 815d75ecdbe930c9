import { customerRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { IssuedInvoice } from '../../contract/store-invoices.ts'
import type { Order } from '../../order/order.ts'
import type { QrSvg } from '../../order/qr-svg.ts'
import type { Payment } from '../../checkout/checkout.ts'

export const route = customerRoute('/user/orders/:slug')
export const policy = { sheet: 'account' } satisfies ScreenPolicy

export interface UserOrderProps {
  order: Order
  /** Other payment methods of an open order. */
  payments: Payment[]
  invoices: IssuedInvoice[]
  /** Of the transfer that is due; null without one. */
  qr: QrSvg | null
  /** Names of lines that could not be added to the cart again. */
  missing: string[]
}
