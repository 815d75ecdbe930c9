import { addDays } from '../time/day.ts'
import { workingDay } from '../checkout/delivery/delivery-date.ts'
import type { Order } from './order.ts'

/** The statutory minimum; a shop may offer more. */
const legalDays = 14

/**
 * Last day of the right of withdrawal (§§ 187, 188, 355 BGB): the day of receipt does not count,
 * and a last day on a weekend or public holiday is moved to the next working day (§ 193 BGB).
 */
export function withdrawalDeadline(received: string, country: string, days = legalDays): string {
  return workingDay(addDays(received, days), country)
}

type Delivered = Pick<Order, 'expectedDelivery' | 'shippingAddress' | 'billingAddress'>

/** The same for an order; null if the arrival date is unknown. */
export function orderDeadline(order: Delivered, days?: number): string | null {
  const { expectedDelivery, shippingAddress, billingAddress } = order
  const country = shippingAddress?.country ?? billingAddress?.country ?? 'DEU'
  return expectedDelivery && withdrawalDeadline(expectedDelivery, country, days)
}
