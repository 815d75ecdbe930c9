import * as z from 'zod/mini'
import { Pagination, storeCall } from './call.ts'

export const CreditEntry = z.object({
  id: z.int(),
  /** Whole credits, negative if they were deducted. */
  amount: z.int(),
  /**
   * `granted`, `earned`, `revoked` (the order that earned them was cancelled), `spent`, `refunded`
   * (of an order that was paid with them), `reclaimed` (of one that was released and paid after
   * all). Readers show an unknown kind as a booking.
   */
  reason: z.string(),
  /** Its order; null without one. */
  order: z.nullable(z.object({ id: z.string(), code: z.string() })),
  createdAt: z.iso.datetime(),
})
export type CreditEntry = z.infer<typeof CreditEntry>

export const CreditStatement = z.object({
  balance: z.int(),
  /** Value of one credit with tax, in the currency of the call; 0: not usable in it. */
  worth: z.number(),
  /** Net value that earns one credit, in the currency of the call; null if none are earned. */
  netPerCredit: z.nullable(z.number()),
  entries: z.array(CreditEntry),
})
export type CreditStatement = z.infer<typeof CreditStatement>

export const getCreditStatement = storeCall({
  method: 'GET',
  path: '/api/v1/user/credits',
  query: z.object({ page: z.optional(z.string()), perPage: z.optional(z.string()) }),
  response: z.object({ data: CreditStatement, meta: z.object({ pagination: Pagination }) }),
  summary:
    'Loyalty credits of the customer: balance, rules and entries, newest first, 20 a page and 100 at most',
})
