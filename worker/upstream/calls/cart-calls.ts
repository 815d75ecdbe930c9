import type { Context } from 'hono'
import type * as z from 'zod/mini'
import type { Cart } from '../../../domain/cart/cart.ts'
import * as contract from '../../../domain/contract/store-cart.ts'
import type {
  CartIncluded,
  CartPart,
  CartQuery,
} from '../../../domain/contract/store-cart-parts.ts'
import type { Gift } from '../../../domain/cart/gift.ts'
import { type SelectedGifts, selectGifts } from '../../../domain/cart/select-gifts.ts'
import type { AppEnv } from '../../env.ts'
import { chosenGiftIds, setGiftsCookie } from '../../request/cookies/gifts-cookie.ts'
import { setCartTokenCookie } from '../../request/cookies/session.ts'
import { dataOf } from './or-null.ts'
import { requestStore, requestStoreOrAsGuest } from './request-store.ts'
import { requireShopping } from '../require-shopping.ts'

export interface OrderGifts extends SelectedGifts {
  offered: Gift[]
}

/** Cart calls. Each returns the updated cart. */
export function cartCalls(c: Context<AppEnv>) {
  return {
    /** Null for a visitor with neither a session nor a guest cart (spec §4 Cart). */
    async cart(): Promise<Cart | null> {
      const { sessionToken, cartToken } = c.var.visitor
      if (sessionToken === null && cartToken === null) return null
      return withSavedToken(c, await requestStoreOrAsGuest(c, contract.getCart, { query: {} })).data
    },

    /** The cart, with parts of the checkout if the store includes them. */
    async cartWith(
      parts: readonly CartPart[],
      tax: Omit<CartQuery, 'with'>,
    ): Promise<{ cart: Cart | null; included: CartIncluded }> {
      const { sessionToken, cartToken } = c.var.visitor
      if (sessionToken === null && cartToken === null) return { cart: null, included: {} }
      const query = { ...tax, with: parts.join(',') }
      const response = withSavedToken(
        c,
        await requestStoreOrAsGuest(c, contract.getCart, { query }),
      )
      return { cart: response.data, included: response.included ?? {} }
    },

    async addCartItem(item: contract.NewCartItem) {
      await requireShopping(c)
      return withSavedToken(c, await requestStoreOrAsGuest(c, contract.addCartItem, { body: item }))
        .data
    },

    async updateCartItem(id: string, amount: number) {
      const requested = { params: { id }, body: { amount } }
      return withSavedToken(c, await requestStore(c, contract.updateCartItem, requested)).data
    },

    async removeCartItem(id: string): Promise<Cart> {
      return withSavedToken(c, await requestStore(c, contract.removeCartItem, { params: { id } }))
        .data
    },

    async clearCart(): Promise<Cart> {
      return withSavedToken(c, await requestStore(c, contract.clearCart, {})).data
    },

    setCoupon: (couponCode: string) =>
      dataOf(requestStore(c, contract.setCoupon, { body: { couponCode } })),

    removeCoupon: () => dataOf(requestStore(c, contract.removeCoupon, {})),

    setCredits: (credits: number) =>
      dataOf(requestStore(c, contract.setCartCredits, { body: { credits } })),

    async setCartComment(comment: string): Promise<Cart> {
      return withSavedToken(c, await requestStore(c, contract.updateCart, { body: { comment } }))
        .data
    },

    /** Gifts of an order; choices that are no longer valid are dropped (spec §4). */
    async orderGifts(known?: Gift[]): Promise<OrderGifts> {
      const offered = known ?? (await requestStoreOrAsGuest(c, contract.getOrderGifts, {})).data
      const ids = chosenGiftIds(c)
      const { chosen, dropped } = selectGifts(ids, offered)
      if (chosen.length < ids.length) {
        setGiftsCookie(
          c,
          chosen.map(({ id }) => id),
        )
      }
      return { offered, chosen, dropped }
    },
  }
}

function withSavedToken<ResponseBody extends { meta: z.infer<typeof contract.CartMeta> }>(
  c: Context<AppEnv>,
  response: ResponseBody,
): ResponseBody {
  const { cartToken } = response.meta.custom
  if (cartToken !== null && c.var.visitor.sessionToken === null) setCartTokenCookie(c, cartToken)
  return response
}
