import * as z from 'zod/mini'
import { Address } from '../account/address.ts'

/** A place where items can be collected, as a list of them shows it. */
export const PickupPlace = z.object({
  id: z.string(),
  name: z.string(),
  /** In one line: `Vídeňská 121, 619 00 Brno`. */
  address: z.string(),
  openingHours: z.string(),
  /** The address in its parts, for what is sent and printed. */
  place: z.optional(Address),
  kind: z.optional(z.enum(['branch', 'shop', 'box'])),
  /** How to find it, where the carrier tells it. */
  directions: z.optional(z.string()),
  latitude: z.optional(z.nullable(z.number())),
  longitude: z.optional(z.nullable(z.number())),
  /** Days until the present cart is ready there. */
  delayDays: z.optional(z.int()),
})
export type PickupPlace = z.infer<typeof PickupPlace>

/** Why a way of delivery cannot carry a cart. */
export const CarryingLimit = z.object({
  reason: z.enum(['length', 'weight', 'total_weight']),
  /** Of a single piece in mm or g; of the whole order in g. */
  limit: z.number(),
  /** Names of the items that are beyond it. */
  items: z.array(z.string()),
})
export type CarryingLimit = z.infer<typeof CarryingLimit>

/** Working days on the way, and the country (ISO 3166-1 alpha-3) whose warehouse items leave. */
export const Transit = z.object({
  days: z.int().check(z.gte(0)),
  from: z.string(),
  /** Days on which nothing leaves, besides weekends and holidays of `from`. */
  closed: z.optional(z.array(z.iso.date())),
})
export type Transit = z.infer<typeof Transit>

/** What the day of a delivery is computed from, at any time. */
export const DeliveryTerms = z.object({
  /** Closing time in the shop's zone, `14:00`. */
  closesAt: z.string(),
  transit: z.optional(Transit),
})
export type DeliveryTerms = z.infer<typeof DeliveryTerms>

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
    ...DeliveryTerms.shape,
    /** Time of day before which it arrives, `12:00`, where that is what is paid for. */
    before: z.optional(z.string()),
  }),
  /** Own branches where the items can be collected; a carrier's points are too many to be listed. */
  branches: z.array(PickupPlace),
  /** The items go to a point of the carrier, which is found by `branches` or by the carrier's picker. */
  points: z.optional(
    z.nullable(
      z.object({
        /** Whose picker shows them: `packeta`, `ppl`. */
        provider: z.string(),
        /** ISO 3166-1 alpha-3 codes of the countries where it has some. */
        countries: z.array(z.string()),
      }),
    ),
  ),
  /** It brings parcels to a Packstation or Postfiliale of DHL: an address with a `postNumber`. */
  lockers: z.optional(z.boolean()),
  /** Shown, but cannot be chosen for the present cart. */
  refused: z.optional(z.nullable(CarryingLimit)),
  /** A time slot can be chosen: ask delivery-times for them. */
  hasDeliveryTimes: z.optional(z.boolean()),
})
export type Shipper = z.infer<typeof Shipper>

/** A card or bank that pays in some way. */
export const PaymentLogo = z.object({ name: z.string(), src: z.string() })

export const Payment = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  priceWithTax: z.number(),
  priceWithoutTax: z.number(),
  /** Paid at a payment page after placing. */
  online: z.boolean(),
  /** Items leave once a payment has arrived that takes days, such as a bank transfer. */
  prepaid: z.optional(z.boolean()),
  /** Paid in cash when the items are handed over. */
  inCash: z.optional(z.boolean()),
  /** Pictures of what pays in this way, such as cards (spec §9). */
  logos: z.optional(z.array(PaymentLogo)),
})
export type Payment = z.infer<typeof Payment>

/** Where items can be collected: a branch of the shop, or a carrier's shop or box. */
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
  directions: z.optional(z.string()),
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
