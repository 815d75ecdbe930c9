import * as z from 'zod/mini'

/** Notices of selections that the store has cleared (spec §4: cleared choices). */
export const ChoiceNotice = z.object({
  kind: z.enum([
    'shipperUnavailable',
    'branchUnavailable',
    'paymentUnavailable',
    'slotUnavailable',
    'paymentBlocked',
    'price',
  ]),
  /** Of the payment that is blocked, or of what costs something else. */
  name: z.optional(z.string()),
  /** What it is blocked by. */
  shipper: z.optional(z.string()),
  before: z.optional(z.number()),
  now: z.optional(z.number()),
})
export type ChoiceNotice = z.infer<typeof ChoiceNotice>
