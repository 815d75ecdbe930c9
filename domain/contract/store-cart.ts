import * as z from 'zod/mini'
import { Cart, CartItem, CartProblem, ChangedAmount } from '../cart/cart.ts'
import { Gift } from '../cart/gift.ts'
import { ApiError, data, storeCall } from './call.ts'
import { CartIncluded, cartQuery } from './store-cart-parts.ts'

const amount = z.number().check(z.gt(0), z.lte(9999))
const id = z.string().check(z.minLength(1), z.maxLength(100))

/** Client metadata of a line or an order: a few short texts. */
export const Custom = z
  .record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(500)))
  .check(z.refine((custom) => Object.keys(custom).length <= 20))

/** Token of a guest cart that this call created or renewed (spec §7 cart/items). */
export const CartMeta = z.object({ custom: z.object({ cartToken: z.nullable(z.string()) }) })

const CartData = z.object({ data: Cart, meta: CartMeta })

export const NewCartItem = z.object({
  /** Variant id; with type `product` that of a product that has one variant only. */
  id,
  type: z.optional(z.enum(['variant', 'product'])),
  /** Integer for pieces; other units are rounded up to their step. */
  amount,
  /** Parent line in this cart. */
  parent_id: z.optional(id),
  /** Always a new line, even if the variant is in the cart already. */
  newLine: z.optional(z.boolean()),
  /** Paid with loyalty credits. */
  credits: z.optional(z.boolean()),
  custom: z.optional(Custom),
  /** Position of a new line among top-level lines; default: the end. */
  position: z.optional(z.int().check(z.gte(0), z.lte(999))),
})
export type NewCartItem = z.infer<typeof NewCartItem>

export const BatchItem = z.extend(NewCartItem, {
  /**
   * Takes the remaining stock if less is left than requested; without it such an item is refused.
   */
  forceAdd: z.optional(z.boolean()),
})
export type BatchItem = z.infer<typeof BatchItem>

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
  query: z.object(cartQuery),
  response: z.extend(CartData, { included: z.optional(CartIncluded) }),
  summary:
    'Cart of the bearer token or of X-Cart-Token; an empty one for neither; with what the checkout asks for along with it',
})

export const addCartItem = storeCall({
  method: 'POST',
  path: '/api/v1/cart/items',
  body: NewCartItem,
  response: CartItemAdded,
  summary: 'Adds a variant; an amount above stock is clipped and reported in changedAmount',
})

export const addCartItems = storeCall({
  method: 'POST',
  path: '/api/v1/cart/items/batch',
  body: z.object({ items: z.array(BatchItem).check(z.minLength(1), z.maxLength(100)) }),
  response: z.object({
    data: z.object({
      cart: Cart,
      /** Items added, out of `total`. */
      imported: z.int(),
      total: z.int(),
      changedAmounts: z.array(ChangedAmount),
    }),
    /** One for each item that was not added; its field is `items.<index>`. */
    errors: z.array(ApiError),
    meta: CartMeta,
  }),
  summary: 'Adds many variants; what fits is added, the rest is told in errors',
})

export const updateCartItem = storeCall({
  method: 'PATCH',
  path: '/api/v1/cart/items/:id',
  body: z.object({ amount }),
  response: z.object({
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
  response: CartData,
  summary: 'Removes a line and the lines that belong to it',
})

export const updateCart = storeCall({
  method: 'PATCH',
  path: '/api/v1/cart',
  body: z.object({ comment: z.string().check(z.trim(), z.maxLength(2000)) }),
  response: CartData,
  summary: 'Keeps with the cart what its owner wants to say about the order',
})

export const clearCart = storeCall({
  method: 'DELETE',
  path: '/api/v1/cart/items',
  response: CartData,
  summary: 'Removes all lines',
})

export const setCoupon = storeCall({
  method: 'POST',
  path: '/api/v1/cart/coupon',
  body: z.object({ couponCode: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)) }),
  response: data(Cart),
  summary: 'Applies a promo code; 422 when it is unknown, used up or does not fit the cart',
})

export const removeCoupon = storeCall({
  method: 'DELETE',
  path: '/api/v1/cart/coupon',
  response: data(Cart),
  summary: 'Takes the promo code off',
})

export const setCartCredits = storeCall({
  method: 'POST',
  path: '/api/v1/cart/credits',
  body: z.object({ credits: z.int().check(z.gte(0), z.lte(1_000_000)) }),
  response: data(Cart),
  summary: 'Pays a part with loyalty credits, 0 for none; 401 for guests, 422 above the balance',
})

export const validateCart = storeCall({
  method: 'POST',
  path: '/api/v1/cart/validate',
  response: data(z.object({ valid: z.boolean(), problems: z.array(CartProblem) })),
  summary: 'What keeps the cart from being ordered; a changed price is told once',
})

export const getOrderGifts = storeCall({
  method: 'GET',
  path: '/api/v1/order-gifts',
  response: data(z.array(Gift)),
  summary: 'Gifts that can be chosen with an order, by the value of goods from which on',
})
