import type { BankTransfer, Order } from '../../domain/order/order.ts'
import { legalNameOf } from '../../domain/merchant/legal-name.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'

/** Payment by bank transfer before dispatch; orders from before `prepaid` have its id alone. */
export function isTransfer({ payment: { id, online, prepaid } }: PaidOrder): boolean {
  return !online && (prepaid ?? id === 'prepayment')
}

/** The same of a row of `sale_order`. */
export const isTransferRow = `(NOT snapshot ->> '$.payment.online'
  AND coalesce(snapshot ->> '$.payment.prepaid', snapshot ->> '$.payment.id' = 'prepayment'))`

interface PaidOrder {
  payment: Pick<Order['payment'], 'id' | 'online' | 'prepaid'>
}

/** Transfer details of an open order; null for other payments. */
export function bankTransferOf(
  merchant: Merchant,
  order: Pick<Order, 'currencyCode' | 'code'> & PaidOrder,
  isOpen: boolean,
): BankTransfer | null {
  if (!isOpen || !isTransfer(order)) return null
  const account = merchant.bankAccounts[order.currencyCode]
  // The merchant has removed the account: no other one is used instead.
  if (!account) return null
  const { holder, iban, bic } = account
  return { holder: holder || legalNameOf(merchant), iban, bic, reference: order.code }
}

/** Prepayment: online, or by a transfer reported by the bank. */
export function isPaidBefore(order: PaidOrder): boolean {
  return order.payment.online || isTransfer(order)
}
