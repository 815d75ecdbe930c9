/** Hours that an online payment is waited for before the goods go back to stock. */
export const paymentWindowHours = 24

/** When an order that is paid online is released, as an ISO time. */
export function payUntil(placedAt: string): string {
  return new Date(Date.parse(placedAt) + paymentWindowHours * 3_600_000).toISOString()
}
