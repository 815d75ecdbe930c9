import { lazyParts } from '../lazy-part.ts'

/* Lazy: the cart can be changed without these parts. */
const load = () => import('./cart-parts.ts')
const part = lazyParts(load)

export const LoyaltyProgram = part('LoyaltyProgram')
export const CartAccessories = part('CartAccessories')
export const CartConditions = part('CartConditions')
export const CommentForm = part('CommentForm')
export const CouponForm = part('CouponForm')
export const CreditsForm = part('CreditsForm')
export const EmptyCart = part('EmptyCart')
export const Incompatibilities = part('Incompatibilities')
export const OfferForm = part('OfferForm')
export const OrderGiftsForm = part('OrderGiftsForm')
export const SaveCartForm = part('SaveCartForm')
export const SwapOffer = part('SwapOffer')
