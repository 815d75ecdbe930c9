import * as z from 'zod/mini'
import { Pagination, storeCall } from './call.ts'

export const CreditEntry = z.object({
  id: z.int(),
  /** Whole credits, negative where they were taken. */
  amount: z.int(),
  /**
   * `granted`, `earned`, `revoked` (the order that earned them is not owed any more), `spent`,
   * `refunded` (of an order that was paid with them), `reclaimed` (of one that was released and paid
   * after all). A reader shows what it does not know as a booking.
   */
  reason: z.string(),
  /** The order that it belongs to; null without one. */
  order: z.nullable(z.object({ id: z.string(), code: z.string() })),
  createdAt: z.iso.datetime(),
})
export type CreditEntry = z.infer<typeof CreditEntry>

export const CreditStatement = z.object({
  balance: z.int(),
  /** What one credit pays, with tax, in the currency of the call; 0: nothing in this one. */
  worth: z.number(),
  /** Net value of goods that earns one, in the currency of the call; null where none are earned. */
  netPerCredit: z.nullable(z.number()),
  entries: z.array(CreditEntry),
})
export type CreditStatement = z.infer<typeof CreditStatement>

export const getCreditStatement = storeCall({
  method: 'GET',
  path: '/api/v1/user/credits',
  query: z.object({ page: z.optional(z.string()), perPage: z.optional(z.string()) }),
  answer: z.object({ data: CreditStatement, meta: z.object({ pagination: Pagination }) }),
  summary:
    'Loyalty credits of the customer: balance, rules and entries, newest first, 20 a page and 100 at most',
})
