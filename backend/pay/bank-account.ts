import type { BankTransfer, Order } from '../../domain/order/order.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'

/** Payment that is transferred by the customer before the items are sent. */
export const transferId = 'prepayment'

/** Where an open order is to be transferred to; null for one that is paid otherwise. */
export function bankTransferOf(
  { bankAccounts, company }: Merchant,
  order: Pick<Order, 'currencyCode' | 'code'> & { payment: Pick<Order['payment'], 'id'> },
  isOpen: boolean,
): BankTransfer | null {
  if (!isOpen || order.payment.id !== transferId) return null
  const account = bankAccounts[order.currencyCode]
  // The merchant has taken the account away since: no other one is guessed.
  if (!account) return null
  const { holder, iban, bic } = account
  return { holder: holder || company, iban, bic, reference: order.code }
}

/** The money comes before the items: online, or by a transfer that the bank reports. */
export function isPaidBefore({ payment }: Pick<Order, 'payment'>): boolean {
  return payment.online || payment.id === transferId
}
