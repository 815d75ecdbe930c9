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
  /** Name of the excluded payment, or of the method with a new price. */
  name: z.optional(z.string()),
  /** Name of the shipper that excludes it. */
  shipper: z.optional(z.string()),
  before: z.optional(z.number()),
  now: z.optional(z.number()),
})
export type ChoiceNotice = z.infer<typeof ChoiceNotice>
