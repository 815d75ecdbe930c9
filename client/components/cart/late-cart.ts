import { lazy } from 'react'
import { addTexts } from '../../i18n/add-texts.ts'

/*
 * Parts of the cart whose HTML is there at once; their script and texts may come after the cart
 * can be changed.
 */
const load = async () => {
  const [parts] = await Promise.all([import('./cart-parts.ts'), addTexts('cartExtras')])
  return parts
}
const parts = import.meta.env.SSR ? await load() : null

export const CartAccessories =
  parts?.CartAccessories ?? lazy(async () => ({ default: (await load()).CartAccessories }))
export const CommentForm =
  parts?.CommentForm ?? lazy(async () => ({ default: (await load()).CommentForm }))
export const CreditsForm =
  parts?.CreditsForm ?? lazy(async () => ({ default: (await load()).CreditsForm }))
export const OrderGiftsForm =
  parts?.OrderGiftsForm ?? lazy(async () => ({ default: (await load()).OrderGiftsForm }))
export const SaveCartForm =
  parts?.SaveCartForm ?? lazy(async () => ({ default: (await load()).SaveCartForm }))
export const CartConditions =
  parts?.CartConditions ?? lazy(async () => ({ default: (await load()).CartConditions }))
export const CouponForm =
  parts?.CouponForm ?? lazy(async () => ({ default: (await load()).CouponForm }))
export const EmptyCart =
  parts?.EmptyCart ?? lazy(async () => ({ default: (await load()).EmptyCart }))
