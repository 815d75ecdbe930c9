import * as z from 'zod/mini'
import { Address } from './address.ts'

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
  /** A time slot can be chosen: ask delivery-times for them. */
  hasDeliveryTimes: z.optional(z.boolean()),
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

/** Where goods can be collected: a branch of the shop, or a carrier's shop or box. */
export const StoreBranch = z.object({
  id: z.string(),
  shipperId: z.string(),
  /** The number that the carrier's own picker gives. */
  remoteId: z.string(),
  kind: z.enum(['branch', 'shop', 'box']),
  name: z.string(),
  address: Address,
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  openingHours: z.string(),
  /** Warehouse of an own branch (spec §3 Branch, store side). */
  warehouseId: z.nullable(z.string()),
})
export type StoreBranch = z.infer<typeof StoreBranch>

export const DeliverySlot = z.object({
  /** For `delivery_time_id` of cart/place. */
  id: z.string(),
  /** On the shop's clock, `08:00`. */
  from: z.string(),
  to: z.string(),
  /** How many orders it still takes. */
  capacity: z.int(),
  isAvailable: z.boolean(),
})
export type DeliverySlot = z.infer<typeof DeliverySlot>

/** Time slots of a shipper on one day. */
export const DeliveryDay = z.object({
  shipperId: z.string(),
  day: z.iso.date(),
  slots: z.array(DeliverySlot),
})
export type DeliveryDay = z.infer<typeof DeliveryDay>
