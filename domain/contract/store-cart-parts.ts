import * as z from 'zod/mini'
import { CountryCode } from '../account/address.ts'
import { CartProblem } from '../cart/cart.ts'
import { Gift } from '../cart/gift.ts'
import { Payment, Shipper } from '../checkout/checkout.ts'
import { Taxation } from '../tax/taxation.ts'

/** Where a cart goes and who buys, as far as its VAT depends on that. */
export const taxQuery = {
  /** Of the business that buys; without it a consumer does. */
  vat_id: z.optional(z.string().check(z.maxLength(40))),
  /** Of the destination; without it that of the market stands in. */
  country: z.optional(CountryCode),
  postcode: z.optional(z.string().check(z.maxLength(12))),
  /** Country of the own branch where the cart is collected. */
  collected_in: z.optional(CountryCode),
}

/** What the steps of the checkout ask for together with the cart. */
export const cartParts = ['shippers', 'payments', 'gifts', 'taxation', 'problems'] as const
export type CartPart = (typeof cartParts)[number]

export const cartQuery = {
  ...taxQuery,
  /**
   * Parts that are wanted in `included`, with commas between them. A store that does not know it
   * leaves them out, and is asked for each by its own call.
   */
  with: z.optional(z.string().check(z.maxLength(100))),
}
export type CartQuery = z.infer<z.ZodMiniObject<typeof cartQuery>>

/** Each as the call of its own answers it. */
export const CartIncluded = z.object({
  shippers: z.optional(z.array(Shipper)),
  payments: z.optional(z.array(Payment)),
  gifts: z.optional(z.array(Gift)),
  taxation: z.optional(Taxation),
  /** As of `cart/validate`: prices that are told here are noted as known. */
  problems: z.optional(z.array(CartProblem)),
})
export type CartIncluded = z.infer<typeof CartIncluded>
