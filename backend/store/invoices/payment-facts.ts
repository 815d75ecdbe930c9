import { payableOf } from '../../../domain/tax/cash-rounding.ts'
import type { InvoiceModel } from '../../../domain/invoice/invoice.ts'
import { addDays, shopTime } from '../../../domain/time/day.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import type { Order } from '../../../domain/order/order.ts'
import { transferId } from '../../pay/bank-account.ts'

/** Payment term of a business in days, as stated in its offer. */
const invoiceDays = 14

/** Payment of an order: account, reference, due date, or paid. */
export function paymentFacts(
  order: Pick<
    Order,
    'payment' | 'status' | 'code' | 'prices' | 'currencyCode' | 'payUntil' | 'document'
  >,
  merchant: Merchant,
  { issueDate, wasPaid }: { issueDate: string; wasPaid: boolean },
): InvoiceModel['payment'] {
  const { payment, currencyCode } = order
  const isPaid = wasPaid || order.status === 'paid' || order.status === 'refund_pending'
  const account = merchant.bankAccounts[currencyCode]
  const isTransfer = payment.id === transferId || payment.id === 'invoice'
  const onDelivery = !payment.online && !isTransfer
  const holder = account && { ...account, holder: account.holder || merchant.company }
  return {
    means: payment.online ? 'online' : onDelivery ? 'cash' : 'transfer',
    name: payment.name,
    account: isTransfer ? (holder ?? null) : null,
    reference: isTransfer && !isPaid ? order.code : '',
    paid: isPaid ? payableFor(order) : 0,
    dueDate: isPaid ? null : dueDate(order, issueDate),
  }
}

function payableFor({ document, prices }: Pick<Order, 'document' | 'prices'>): number {
  return document ? payableOf(document) : prices.totalWithTax
}

function dueDate({ payment, payUntil }: Pick<Order, 'payment' | 'payUntil'>, issueDate: string) {
  if (payment.id === 'invoice') return addDays(issueDate, invoiceDays)
  return payment.id === transferId && payUntil ? shopTime(new Date(payUntil)).day : null
}
