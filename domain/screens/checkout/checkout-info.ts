import { privateRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { Taxation } from '../../tax/taxation.ts'
import type { Cart } from '../../cart/cart.ts'
import type { Gift } from '../../cart/gift.ts'
import type { Payment, Shipper } from '../../checkout/checkout.ts'
import type { FoundSlot } from '../../checkout/delivery/delivery-slot.ts'
import type { DeliveryPromise } from '../../checkout/delivery/delivery-promise.ts'
import type { Country } from '../../account/address.ts'
import type { User } from '../../account/user.ts'
import type { FieldErrors, FieldValues } from '../../validation/form-fields.ts'
import type { VatIdCheck } from '../../checkout/vat-id-check.ts'
import type { CompanyLookup } from '../../checkout/company-lookup.ts'

export const route = privateRoute('/checkout/info')
export const policy = { sheet: 'checkout' } satisfies ScreenPolicy

export interface CheckoutInfoProps {
  /** null: the store cannot be reached. */
  cart: Cart | null
  /** The VAT of the cart; null without one. */
  taxation: Taxation | null
  /** What is different since the items were put into the cart, to be seen before ordering. */
  changes: string[]
  /** Chosen gifts that are still available. */
  gifts: Gift[]
  shipper: Shipper | null
  branchId: string | null
  /** Time slot of the delivery; null: none was chosen. */
  slot: FoundSlot | null
  payment: Payment | null
  /** When the items can be there; null without cart or shipper. */
  promise: DeliveryPromise | null
  countries: Country[]
  user: User | null
  values: FieldValues
  errors: FieldErrors
  /** What came of looking the company up without a script; null: nobody asked. */
  lookup: CompanyLookup | null
  /** What the VAT id of a form without a script changes; null: none was sent. */
  vatCheck: VatIdCheck | null
  /** A service judges addresses in place of the built-in rules. */
  addressCheck: boolean
  /** The login that the cart belonged to has expired while this was typed. */
  sessionLost: boolean
  /** What is known of an attempt whose answer was lost, told to a form; null: nothing was lost. */
  outcome: 'unknown' | 'none' | null
  /** One value per attempt to order, made by the server with the form. */
  idempotencyKey: string
  now: string
}
