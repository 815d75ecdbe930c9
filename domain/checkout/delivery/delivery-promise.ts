import * as z from 'zod/mini'

/**
 * When items are there. `date`: that day, for orders before `orderBy`, after which no cached page may
 * show it; `after_payment`: working days from the day on which the payment arrives; `workdays`: a
 * duration, where nothing is known of the moment of ordering.
 */
export const DeliveryPromise = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('date'),
    day: z.iso.date(),
    /** The cut-off; null where the day is agreed, such as that of a time slot. */
    orderBy: z.nullable(z.iso.datetime()),
    /** What holds instead for an order that is paid after the cut-off: working days from then. */
    workdays: z.optional(z.int()),
  }),
  z.object({ kind: z.literal('after_payment'), workdays: z.int() }),
  z.object({ kind: z.literal('workdays'), from: z.int(), to: z.int() }),
])
export type DeliveryPromise = z.infer<typeof DeliveryPromise>
