import type { Order } from '../../domain/order/order.ts'
import type { Config } from '../env.ts'
import { isTransfer } from './bank-account.ts'

/** Hours until an unpaid online order is released. */
export const paymentWindowHours = 24

/** Days between the reminder of a transfer and the release: bank processing and a weekend. */
export const reminderDays = 3

const hour = 3_600_000
export const day = 24 * hour

/**
 * Release time of an unpaid order, as an ISO time; null if it is paid later. A transfer has the
 * time stated on the payments page (`TRANSFER_DAYS`), then one reminder.
 */
export function paymentDeadline(
  order: { payment: Pick<Order['payment'], 'id' | 'online' | 'prepaid'> },
  since: string,
  { TRANSFER_DAYS }: Pick<Config, 'TRANSFER_DAYS'>,
): string | null {
  const until = (milliseconds: number) => new Date(Date.parse(since) + milliseconds).toISOString()
  if (order.payment.online) return until(paymentWindowHours * hour)
  return isTransfer(order) ? until((TRANSFER_DAYS + reminderDays) * day) : null
}
