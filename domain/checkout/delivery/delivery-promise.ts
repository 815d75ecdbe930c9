import * as z from 'zod/mini'

/**
 * A delivery promise. `date`: a day, valid for orders before `orderBy`, after which no cached page
 * may show it; `after_payment`: working days after the payment's arrival; `workdays`: a duration,
 * if the order time is unknown.
 */
export const DeliveryPromise = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('date'),
    day: z.iso.date(),
    /** The cut-off; null if the day is fixed, such as that of a time slot. */
    orderBy: z.nullable(z.iso.datetime()),
    /** Promise for an order that is paid after the cut-off: working days from then. */
    workdays: z.optional(z.int()),
  }),
  z.object({ kind: z.literal('after_payment'), workdays: z.int() }),
  z.object({ kind: z.literal('workdays'), from: z.int(), to: z.int() }),
])
export type DeliveryPromise = z.infer<typeof DeliveryPromise>
