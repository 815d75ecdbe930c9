import { privateRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { Taxation } from '../../tax/taxation.ts'
import type { Cart } from '../../cart/cart.ts'
import type { Gift } from '../../cart/gift.ts'
import type { Payment, Shipper } from '../../checkout/checkout.ts'
import type { BookableSlot } from '../../checkout/delivery/delivery-slot.ts'
import type { DeliveryPromise } from '../../checkout/delivery/delivery-promise.ts'
import type { Country } from '../../account/address.ts'
import type { User } from '../../account/user.ts'
import type { FieldErrors, FieldValues } from '../../validation/form-fields.ts'
import type { VatIdCheck } from '../../checkout/vat-id-check.ts'
import type { CompanyLookup } from '../../checkout/company-lookup.ts'

export const route = privateRoute('/checkout/info')
export const policy = { sheet: 'checkout' } satisfies ScreenPolicy

export interface CheckoutInfoProps {
  /** null: the store is unreachable. */
  cart: Cart | null
  /** The VAT of the cart; null without one. */
  taxation: Taxation | null
  /** Changes since the items were added to the cart, shown before ordering. */
  changes: string[]
  /** Chosen gifts that are still available. */
  gifts: Gift[]
  shipper: Shipper | null
  branchId: string | null
  /** Delivery time slot; null: none selected. */
  slot: BookableSlot | null
  payment: Payment | null
  /** Delivery promise; null without cart or shipper. */
  promise: DeliveryPromise | null
  countries: Country[]
  /** Of an invoice address, which may be elsewhere. */
  billingCountries: Country[]
  user: User | null
  values: FieldValues
  errors: FieldErrors
  /** Result of a company lookup without JavaScript; null: none. */
  lookup: CompanyLookup | null
  /** Totals change of a VAT id posted without JavaScript; null: none. */
  vatCheck: VatIdCheck | null
  /** A validation service replaces the built-in address rules. */
  addressCheck: boolean
  /** The cart's session expired while this was typed. */
  sessionLost: boolean
  /**
   * For native forms: state of an attempt whose response was lost, or the earlier step that has to
   * be completed again, where a redirect would lose the input; null: neither.
   */
  outcome: 'unknown' | 'none' | 'cart' | 'methods' | null
  /** Attempt key, created by the server with the form. */
  idempotencyKey: string
  now: string
}
