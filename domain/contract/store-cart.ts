import * as z from 'zod/mini'
import { Cart, CartItem, ChangedAmount } from '../cart.ts'
import { data, storeCall } from './call.ts'

const amount = z.number().check(z.gt(0), z.lte(9999))

/** Token of a guest cart that this answer created or carries on (spec §7 cart/items). */
export const CartMeta = z.object({ custom: z.object({ cartToken: z.nullable(z.string()) }) })

const CartData = z.object({ data: Cart, meta: CartMeta })

export const NewCartItem = z.object({
  /** Variant id. */
  id: z.string(),
  amount,
  newLine: z.optional(z.boolean()),
  parent_id: z.optional(z.string()),
})
export type NewCartItem = z.infer<typeof NewCartItem>

export const CartItemAdded = z.object({
  data: z.object({
    cart: Cart,
    addedItem: z.nullable(CartItem),
    changedAmount: z.nullable(ChangedAmount),
  }),
  meta: CartMeta,
})

export const getCart = storeCall({
  method: 'GET',
  path: '/api/v1/cart',
  answer: CartData,
  summary: 'Cart of the bearer token or of X-Cart-Token; an empty one for neither',
})

export const addCartItem = storeCall({
  method: 'POST',
  path: '/api/v1/cart/items',
  body: NewCartItem,
  answer: CartItemAdded,
  summary: 'Adds a variant; an amount above stock is clipped and reported in changedAmount',
})

export const updateCartItem = storeCall({
  method: 'PATCH',
  path: '/api/v1/cart/items/:id',
  body: z.object({ amount }),
  answer: z.object({
    data: z.object({
      cart: Cart,
      updatedItem: z.nullable(CartItem),
      changedAmount: z.nullable(ChangedAmount),
    }),
    meta: CartMeta,
  }),
  summary: 'Sets the amount of a line',
})

export const removeCartItem = storeCall({
  method: 'DELETE',
  path: '/api/v1/cart/items/:id',
  answer: CartData,
  summary: 'Removes a line',
})

export const clearCart = storeCall({
  method: 'DELETE',
  path: '/api/v1/cart/items',
  answer: CartData,
  summary: 'Removes all lines',
})

export const setCoupon = storeCall({
  method: 'POST',
  path: '/api/v1/cart/coupon',
  body: z.object({ couponCode: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)) }),
  answer: data(Cart),
  summary: 'Applies a promo code; 422 when it is unknown, used up or does not fit the cart',
})

export const removeCoupon = storeCall({
  method: 'DELETE',
  path: '/api/v1/cart/coupon',
  answer: data(Cart),
  summary: 'Takes the promo code off',
})
