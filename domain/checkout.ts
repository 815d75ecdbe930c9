import * as z from 'zod/mini'

export const Shipper = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  /** PERSONAL is a pick-up, everything else a delivery. */
  type: z.enum(['PERSONAL', 'DELIVERY']),
  requiredAddress: z.boolean(),
  priceWithTax: z.number(),
  priceWithoutTax: z.number(),
  freeFrom: z.nullable(z.number()),
  /** Ids of payments that cannot be combined with it. */
  blockedPayments: z.array(z.string()),
  delivery: z.object({
    nearestDeliveryDate: z.iso.date(),
    /** Closing time in the shop's zone, `14:00`. */
    closesAt: z.string(),
  }),
  branches: z.array(
    z.object({ id: z.string(), name: z.string(), address: z.string(), openingHours: z.string() }),
  ),
})
export type Shipper = z.infer<typeof Shipper>

export const Payment = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  priceWithTax: z.number(),
  priceWithoutTax: z.number(),
  /** Paid at a payment page after placing. */
  online: z.boolean(),
})
export type Payment = z.infer<typeof Payment>
