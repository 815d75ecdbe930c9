import type { Order } from '../../domain/order/order.ts'
import type { Config } from '../env.ts'
import { transferId } from './bank-account.ts'

/** Hours that an online payment is waited for before the items go back to stock. */
export const paymentWindowHours = 24

/** Days between the reminder of a transfer and the release: what a bank needs, and a weekend. */
export const reminderDays = 3

const hour = 3_600_000
export const day = 24 * hour

/**
 * When an unpaid order is released, as an ISO time; null for one that is paid later. A transfer is
 * waited for as long as the page about payments says (`TRANSFER_DAYS`), then reminded of once.
 */
export function payUntil(
  { payment }: Pick<Order, 'payment'>,
  since: string,
  { TRANSFER_DAYS }: Pick<Config, 'TRANSFER_DAYS'>,
): string | null {
  const until = (milliseconds: number) => new Date(Date.parse(since) + milliseconds).toISOString()
  if (payment.online) return until(paymentWindowHours * hour)
  return payment.id === transferId ? until((TRANSFER_DAYS + reminderDays) * day) : null
}
