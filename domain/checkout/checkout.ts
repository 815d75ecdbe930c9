import * as z from 'zod/mini'
import { Address } from '../account/address.ts'

/** A pick-up point in a list. */
export const PickupPlace = z.object({
  id: z.string(),
  name: z.string(),
  /** In one line: `Vídeňská 121, 619 00 Brno`. */
  address: z.string(),
  openingHours: z.string(),
  /** Structured address, for shipping and documents. */
  place: z.optional(Address),
  kind: z.optional(z.enum(['branch', 'shop', 'box'])),
  /** Directions from the carrier, if any. */
  directions: z.optional(z.string()),
  latitude: z.optional(z.nullable(z.number())),
  longitude: z.optional(z.nullable(z.number())),
  /** Days until the current cart is ready there. */
  delayDays: z.optional(z.int()),
})
export type PickupPlace = z.infer<typeof PickupPlace>

/** Why a shipping method cannot carry a cart. */
export const CarryingLimit = z.object({
  reason: z.enum(['length', 'weight', 'total_weight']),
  /** Of a single piece in mm or g; of the whole order in g. */
  limit: z.number(),
  /** Names of the items above the limit. */
  items: z.array(z.string()),
})
export type CarryingLimit = z.infer<typeof CarryingLimit>

/**
 * Transit time in working days, and the country (ISO 3166-1 alpha-3) of the dispatching warehouse.
 */
export const Transit = z.object({
  days: z.int().check(z.gte(0)),
  from: z.string(),
  /** Closed days, besides weekends and holidays of `from`. */
  closed: z.optional(z.array(z.iso.date())),
})
export type Transit = z.infer<typeof Transit>

/** Terms to compute a delivery date from, at any time. */
export const DeliveryTerms = z.object({
  /** Daily cut-off in the shop's time zone, `14:00`. */
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
  /** Ids of excluded payment methods. */
  blockedPayments: z.array(z.string()),
  delivery: z.object({
    nearestDeliveryDate: z.iso.date(),
    ...DeliveryTerms.shape,
    /** Guaranteed time of day, `12:00`, for express delivery. */
    before: z.optional(z.string()),
  }),
  /** Own branches for pick-up; a carrier's points are too many to list. */
  branches: z.array(PickupPlace),
  /** Delivered to a point of the carrier, found by `branches` or by the carrier's picker. */
  points: z.optional(
    z.nullable(
      z.object({
        /** Provider of the picker: `packeta`, `ppl`. */
        provider: z.string(),
        /** ISO 3166-1 alpha-3 codes of the countries with points. */
        countries: z.array(z.string()),
      }),
    ),
  ),
  /** Delivers to DHL Packstations and Postfilialen: an address with a `postNumber`. */
  lockers: z.optional(z.boolean()),
  /** Displayed, but not available for the current cart. */
  refused: z.optional(z.nullable(CarryingLimit)),
  /** Time slots can be booked: see delivery-times. */
  hasDeliveryTimes: z.optional(z.boolean()),
})
export type Shipper = z.infer<typeof Shipper>

/** A card or bank of a payment method. */
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
  /** Dispatched after the payment arrives, which takes days, such as a bank transfer. */
  prepaid: z.optional(z.boolean()),
  /** Paid in cash on delivery or pick-up. */
  inCash: z.optional(z.boolean()),
  /** Logos of the payment method, such as cards (spec §9). */
  logos: z.optional(z.array(PaymentLogo)),
})
export type Payment = z.infer<typeof Payment>

/** A pick-up point: a branch of the shop, or a carrier's shop or locker. */
export const StoreBranch = z.object({
  id: z.string(),
  shipperId: z.string(),
  /** Id of the point in the carrier's own picker. */
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
  /** In the shop's time zone, `08:00`. */
  from: z.string(),
  to: z.string(),
  /** Remaining capacity in orders. */
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
