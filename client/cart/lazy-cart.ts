import { lazyPart } from '../lazy-part.ts'

/*
 * Parts of the cart whose HTML is there at once; their script may come after the cart
 * can be changed.
 */
const load = () => import('./cart-parts.ts')
const parts = import.meta.env.SSR ? await load() : null

export const CartAccessories =
  parts?.CartAccessories ?? lazyPart(async () => (await load()).CartAccessories)
export const CommentForm = parts?.CommentForm ?? lazyPart(async () => (await load()).CommentForm)
export const CreditsForm = parts?.CreditsForm ?? lazyPart(async () => (await load()).CreditsForm)
export const OrderGiftsForm =
  parts?.OrderGiftsForm ?? lazyPart(async () => (await load()).OrderGiftsForm)
export const SaveCartForm = parts?.SaveCartForm ?? lazyPart(async () => (await load()).SaveCartForm)
export const CartConditions =
  parts?.CartConditions ?? lazyPart(async () => (await load()).CartConditions)
export const CouponForm = parts?.CouponForm ?? lazyPart(async () => (await load()).CouponForm)
export const EmptyCart = parts?.EmptyCart ?? lazyPart(async () => (await load()).EmptyCart)
