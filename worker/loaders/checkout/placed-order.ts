import type { Payment } from '../../../domain/checkout/checkout.ts'
import type { IssuedInvoice } from '../../../domain/contract/store-invoices.ts'
import type { Order } from '../../../domain/order/order.ts'
import { amountToPay } from '../../../domain/order/amount-to-pay.ts'
import { paymentCode } from '../../../domain/order/payment-code.ts'
import type { QrSvg } from '../../../domain/order/qr-svg.ts'
import { qrSvg } from './qr-svg.ts'
import type { PrivateStore } from '../../upstream/calls/private-store.ts'
import { orElse } from '../../upstream/or-else.ts'

export interface PlacedOrder {
  order: Order
  payments: Payment[]
  invoices: IssuedInvoice[]
  qr: QrSvg | null
}

/** Format of an order token; nothing else is requested. */
export function isOrderToken(token: string): boolean {
  return /^[\w-]{8,128}$/.test(token)
}

/** An order by its token: `missing` for an unknown one, null while the store is unreachable. */
export async function placedOrder(
  store: Pick<PrivateStore, 'orderWith' | 'orderPayments' | 'invoices'>,
  token: string,
): Promise<PlacedOrder | 'missing' | null> {
  if (!isOrderToken(token)) return 'missing'
  const found = await orElse(store.orderWith(token, ['payments', 'invoices']), undefined)
  if (found === null) return 'missing'
  if (!found) return null
  const { order, included } = found
  const [payments, invoices, qr] = await Promise.all([
    otherPayments(store, order, included.payments),
    included.invoices ?? invoicesOf(store, order),
    qrOf(order),
  ])
  return { order, payments, invoices, qr }
}

/** Its invoices; empty if the store is unreachable, because they are optional. */
export function invoicesOf(
  store: Pick<PrivateStore, 'invoices'>,
  { token }: Order,
): Promise<IssuedInvoice[]> {
  return orElse(store.invoices(token), [])
}

/** Other payment methods of an open order. */
export async function otherPayments(
  store: Pick<PrivateStore, 'orderPayments'>,
  { bankTransfer, payment, status, token }: Order,
  loaded?: Payment[],
): Promise<Payment[]> {
  const isOpen = status === 'new' || status === 'payment_failed'
  const canChange = isOpen && (payment.online || Boolean(bankTransfer))
  return canChange ? (loaded ?? orElse(store.orderPayments(token), [])) : []
}

/** QR code of the transfer that is due; null without one. */
export async function qrOf(order: Order): Promise<QrSvg | null> {
  const { bankTransfer, currencyCode, document } = order
  if (!bankTransfer) return null
  const request = { ...bankTransfer, amount: amountToPay(order), currencyCode }
  const text = await paymentCode(request, document?.locale ?? 'de')
  return text === null ? null : qrSvg(text)
}
