import type { BankTransfer, Order } from '../../domain/checkout/order/order.ts'
import { company } from '../../demo/content/company.ts'

/** Payment that is transferred by the customer before the goods are sent. */
export const transferId = 'prepayment'

/** Of the invented company, by currency: numbers that banks use for examples. */
const accounts: Record<Order['currencyCode'], { iban: string; bic: string }> = {
  EUR: { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  CZK: { iban: 'CZ6508000000192000145399', bic: 'GIBACZPX' },
}

/** Where an open order is to be transferred to; null for one that is paid otherwise. */
export function bankTransferOf(
  order: Pick<Order, 'payment' | 'currencyCode' | 'code'>,
  isOpen: boolean,
): BankTransfer | null {
  if (!isOpen || order.payment.id !== transferId) return null
  return { holder: company.name, ...accounts[order.currencyCode], reference: order.code }
}

/** The money comes before the goods: online, or by a transfer that the bank tells of. */
export function isPaidBefore({ payment }: Pick<Order, 'payment'>): boolean {
  return payment.online || payment.id === transferId
}
