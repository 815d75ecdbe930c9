import { payableOf } from '../../../domain/tax/cash-rounding.ts'
import type { InvoiceModel } from '../../../domain/invoice/invoice.ts'
import { addDays, shopTime } from '../../../domain/time/day.ts'
import { legalNameOf } from '../../../domain/merchant/legal-name.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import type { Order } from '../../../domain/order/order.ts'
import { isTransfer } from '../../pay/bank-account.ts'

/** Payment of an order: account, reference, due date, or paid. */
export function paymentFacts(
  order: Pick<
    Order,
    'payment' | 'status' | 'code' | 'prices' | 'currencyCode' | 'payUntil' | 'document'
  >,
  merchant: Merchant,
  { issueDate, paidAt }: { issueDate: string; paidAt: string | null },
): InvoiceModel['payment'] {
  const { payment, currencyCode } = order
  const isPaid = paidAt !== null || order.status === 'paid' || order.status === 'refund_pending'
  const account = merchant.bankAccounts[currencyCode]
  const dueDays = dueDaysOf(payment, merchant)
  const isByBank = isTransfer(order) || dueDays !== null
  const onDelivery = !payment.online && !isByBank
  const holder = account && { ...account, holder: account.holder || legalNameOf(merchant) }
  return {
    means: payment.online ? 'online' : onDelivery ? 'cash' : 'transfer',
    name: payment.name,
    account: isByBank ? (holder ?? null) : null,
    reference: isByBank && !isPaid ? order.code : '',
    paid: isPaid ? payableFor(order) : 0,
    ...(paidAt && { receivedOn: shopTime(new Date(paidAt)).day }),
    dueDate: isPaid ? null : dueDate(order, dueDays, issueDate),
  }
}

function payableFor({ document, prices }: Pick<Order, 'document' | 'prices'>): number {
  return document ? payableOf(document) : prices.totalWithTax
}

function dueDate(
  order: Pick<Order, 'payment' | 'payUntil'>,
  dueDays: number | null,
  issueDate: string,
): string | null {
  if (dueDays !== null) return addDays(issueDate, dueDays)
  return isTransfer(order) && order.payUntil ? shopTime(new Date(order.payUntil)).day : null
}

/** Days to pay an invoice by a transfer, as stated in its offer; null: it is paid otherwise. */
function dueDaysOf({ id }: Order['payment'], { payments }: Merchant): number | null {
  return payments.find((offer) => offer.id === id)?.dueDays ?? (id === 'invoice' ? 14 : null)
}
