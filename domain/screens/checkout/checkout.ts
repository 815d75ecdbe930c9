import { privateRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { Taxation } from '../../tax/taxation.ts'
import type { Cart, ChangedAmount } from '../../cart/cart.ts'
import type { Payment, Shipper } from '../../checkout/checkout.ts'
import type { Country } from '../../account/address.ts'
import type { Incompatibility } from '../../cart/incompatibility.ts'
import type { Accessory } from '../../product/accessory.ts'
import type { OrderGifts } from '../../cart/order-gifts.ts'
import type { Order } from '../../order/order.ts'
import type { FieldErrors, FieldValues } from '../../validation/form-fields.ts'

export const route = privateRoute('/checkout')
export const policy = { sheet: 'checkout' } satisfies ScreenPolicy

export interface CheckoutProps {
  /** null: there is none yet, or the store is unreachable. */
  cart: Cart | null
  /** The VAT of the cart; null without one. */
  taxation: Taxation | null
  reachable: boolean
  /** For dates and the shipping estimate; empty if they failed to load. */
  shippers: Shipper[]
  payments: Payment[]
  countries: Country[]
  /** Accessories of the items; null: not loaded in time, the browser requests them. */
  accessories: Accessory[] | null
  /** Incompatible lines; null as above. */
  incompatibilities: Incompatibility[] | null
  /** Order gifts; null if they failed to load. */
  gifts: OrderGifts | null
  /** Of an empty cart: the last order of this browser. */
  lastOrder: Order | null
  /** Instant of the request, for delivery dates. */
  now: string
  /** An amount that the store clipped, reported after a form post. */
  changed: ChangedAmount | null
  /** Names of items that are no longer sold and were removed. */
  removed: string[]
  /** Lines that a form removed, as formatted by `formatRemoved`. */
  undo: string
  /** Result of a form. */
  done: 'saved' | 'noted' | null
  /** Errors of a native form post: general, or at `couponCode` … */
  problem: string | null
  errors: FieldErrors
  values: FieldValues
}
