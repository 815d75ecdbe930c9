import * as z from 'zod/mini'
import { CountryCode } from '../account/address.ts'
import { CartProblem } from '../cart/cart.ts'
import { Gift } from '../cart/gift.ts'
import { Payment, Shipper } from '../checkout/checkout.ts'
import { Taxation } from '../tax/taxation.ts'

/** Destination and buyer of a cart, for VAT. */
export const taxQuery = {
  /** VAT id of a business; a consumer without it. */
  vat_id: z.optional(z.string().check(z.maxLength(40))),
  /** Country of the destination; default: that of the market. */
  country: z.optional(CountryCode),
  postcode: z.optional(z.string().check(z.maxLength(12))),
  /** Country of the own branch for pick-up. */
  collected_in: z.optional(CountryCode),
}

/** Checkout data that can be requested together with the cart. */
export const cartParts = ['shippers', 'payments', 'gifts', 'taxation', 'problems'] as const
export type CartPart = (typeof cartParts)[number]

export const cartQuery = {
  ...taxQuery,
  /**
   * Comma-separated parts to return in `included`. A store that does not support it leaves them
   * out, and is asked for each by its own call.
   */
  with: z.optional(z.string().check(z.maxLength(100))),
}
export type CartQuery = z.infer<z.ZodMiniObject<typeof cartQuery>>

/** Each as the response of its own call. */
export const CartIncluded = z.object({
  shippers: z.optional(z.array(Shipper)),
  payments: z.optional(z.array(Payment)),
  gifts: z.optional(z.array(Gift)),
  taxation: z.optional(Taxation),
  /** As of `cart/validate`: reported prices count as known afterwards. */
  problems: z.optional(z.array(CartProblem)),
})
export type CartIncluded = z.infer<typeof CartIncluded>
