import * as z from 'zod'
import { rowSchema, type RowOf } from '../db/rows.ts'

/** A price with its start day. */
export const PastPrice = rowSchema('price_history', {
  from: z.string(),
  withTax: z.number(),
})
export type PastPrice = RowOf<typeof PastPrice>

/**
 * Lowest price of the 30 days before a reduction (PAngV § 11). A price is valid until the next one
 * begins; null if these days are unknown.
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
