import type { BankTransfer, Order } from '../../domain/order/order.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'

/** Payment by bank transfer before dispatch. */
export const transferId = 'prepayment'

/** Transfer details of an open order; null for other payments. */
export function bankTransferOf(
  { bankAccounts, company }: Merchant,
  order: Pick<Order, 'currencyCode' | 'code'> & { payment: Pick<Order['payment'], 'id'> },
  isOpen: boolean,
): BankTransfer | null {
  if (!isOpen || order.payment.id !== transferId) return null
  const account = bankAccounts[order.currencyCode]
  // The merchant has removed the account: no other one is used instead.
  if (!account) return null
  const { holder, iban, bic } = account
  return { holder: holder || company, iban, bic, reference: order.code }
}

/** Prepayment: online, or by a transfer reported by the bank. */
export function isPaidBefore({ payment }: Pick<Order, 'payment'>): boolean {
  return payment.online || payment.id === transferId
}
