// One chunk of what lazy-cart.ts loads: a request each would cost more than it saves.
export { CartAccessories } from './added/cart-accessories.tsx'
export { CartConditions } from './cart-conditions.tsx'
export { CommentForm } from './comment-form.tsx'
export { CouponForm } from './coupon-form.tsx'
export { CreditsForm } from './credits-form.tsx'
export { EmptyCart } from './empty-cart.tsx'
export { OrderGiftsForm } from './order-gifts-form.tsx'
export { SaveCartForm } from './save-cart-form.tsx'
