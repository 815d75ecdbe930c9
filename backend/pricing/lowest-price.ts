import * as z from 'zod'
import { rowSchema, type RowOf } from '../db/rows.ts'

/** A price and the day it began. */
export const PastPrice = rowSchema('price_history', {
  from: z.string(),
  withTax: z.number(),
})
export type PastPrice = RowOf<typeof PastPrice>

/**
 * Lowest price in force in the 30 days before a reduction (PAngV § 11). A price is in force until
 * the next one begins; null when nothing is known of those days.
 */
export function lowestBefore(history: readonly PastPrice[], reducedOn: string): number | null {
  const windowStart = addDays(reducedOn, -30)
  const inOrder = [...history].sort((a, b) => a.from.localeCompare(b.from))
  const inForce = inOrder.filter((entry, index) => {
    const until = inOrder[index + 1]?.from ?? reducedOn
    return entry.from < reducedOn && until > windowStart
  })
  return inForce.length ? Math.min(...inForce.map((entry) => entry.withTax)) : null
}

function addDays(day: string, days: number): string {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
