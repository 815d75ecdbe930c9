import { privateRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { Taxation } from '../../tax/taxation.ts'
import type { Cart, ChangedAmount } from '../../cart/cart.ts'
import type { Payment, Shipper } from '../../checkout/checkout.ts'
import type { Country } from '../../account/address.ts'
import type { CartMisfit } from '../../cart/cart-misfit.ts'
import type { Accessory } from '../../product/accessory.ts'
import type { OrderGifts } from '../../cart/order-gifts.ts'
import type { Order } from '../../order/order.ts'
import type { FieldErrors, FieldValues } from '../../validation/form-fields.ts'

export const route = privateRoute('/checkout')
export const policy = { sheet: 'checkout' } satisfies ScreenPolicy

export interface CheckoutProps {
  /** null: there is none yet, or the store cannot be reached. */
  cart: Cart | null
  /** The VAT of the cart; null without one. */
  taxation: Taxation | null
  reachable: boolean
  /** For dates and the estimate of shipping costs; empty where they failed to load. */
  shippers: Shipper[]
  payments: Payment[]
  countries: Country[]
  /** What goes with the contents. */
  accessories: Accessory[]
  /** Lines that cannot be used together. */
  misfits: CartMisfit[]
  /** Gifts of the order; null where they failed to load. */
  gifts: OrderGifts | null
  /** Of an empty cart: the order that was placed last from here. */
  lastOrder: Order | null
  /** Instant of the request, for delivery dates. */
  now: string
  /** An amount that the store clipped, told after a form post. */
  changed: ChangedAmount | null
  /** Names of items that could be bought no more and were taken out. */
  removed: string[]
  /** Lines that a form took out, as `formatRemoved` writes them. */
  undo: string
  /** What a form did. */
  done: 'saved' | 'noted' | null
  /** What a form post without JavaScript was refused for: as a whole, or at `couponCode` … */
  problem: string | null
  errors: FieldErrors
  values: FieldValues
}
