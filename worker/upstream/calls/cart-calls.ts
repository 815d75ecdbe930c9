import type { Context } from 'hono'
import type * as z from 'zod/mini'
import type { Cart, CartItem, ChangedAmount } from '../../../domain/cart/cart.ts'
import * as contract from '../../../domain/contract/store-cart.ts'
import type { Gift } from '../../../domain/cart/gift.ts'
import { type KeptGifts, keptGifts } from '../../../domain/cart/kept-gifts.ts'
import type { AppEnv } from '../../env.ts'
import { chosenGiftIds, keepGiftIds } from '../../request/cookies/gifts-cookie.ts'
import { keepCartToken } from '../../request/cookies/session.ts'
import { askStore, askStoreOrAsGuest } from './ask-store.ts'
import { requireShopping } from '../require-shopping.ts'

interface Added {
  cart: Cart
  addedItem: CartItem | null
  changedAmount: ChangedAmount | null
}

interface Updated {
  cart: Cart
  updatedItem: CartItem | null
  changedAmount: ChangedAmount | null
}

export interface OrderGifts extends KeptGifts {
  offered: Gift[]
}

/** Calls of the cart. Each gives the cart as it is afterwards. */
export function cartCalls(c: Context<AppEnv>) {
  return {
    /** Null for a visitor who has neither a login nor a guest cart (spec §4 Cart). */
    async cart(): Promise<Cart | null> {
      const { sessionToken, cartToken } = c.var.visitor
      if (sessionToken === null && cartToken === null) return null
      return kept(c, await askStoreOrAsGuest(c, contract.getCart, {})).data
    },

    async addCartItem(item: contract.NewCartItem): Promise<Added> {
      await requireShopping(c)
      return kept(c, await askStoreOrAsGuest(c, contract.addCartItem, { body: item })).data
    },

    async updateCartItem(id: string, amount: number): Promise<Updated> {
      const asked = { params: { id }, body: { amount } }
      return kept(c, await askStore(c, contract.updateCartItem, asked)).data
    },

    async removeCartItem(id: string): Promise<Cart> {
      return kept(c, await askStore(c, contract.removeCartItem, { params: { id } })).data
    },

    async clearCart(): Promise<Cart> {
      return kept(c, await askStore(c, contract.clearCart, {})).data
    },

    async setCoupon(couponCode: string): Promise<Cart> {
      return (await askStore(c, contract.setCoupon, { body: { couponCode } })).data
    },

    async removeCoupon(): Promise<Cart> {
      return (await askStore(c, contract.removeCoupon, {})).data
    },

    async setCredits(credits: number): Promise<Cart> {
      return (await askStore(c, contract.setCartCredits, { body: { credits } })).data
    },

    async setCartComment(comment: string): Promise<Cart> {
      return kept(c, await askStore(c, contract.updateCart, { body: { comment } })).data
    },

    /** Gifts that come with an order; what of the choice holds no more is dropped (spec §4). */
    async orderGifts(): Promise<OrderGifts> {
      const { data: offered } = await askStoreOrAsGuest(c, contract.getOrderGifts, {})
      const ids = chosenGiftIds(c)
      const { chosen, dropped } = keptGifts(ids, offered)
      if (chosen.length < ids.length) {
        keepGiftIds(
          c,
          chosen.map(({ id }) => id),
        )
      }
      return { offered, chosen, dropped }
    },
  }
}

function kept<Answer extends { meta: z.infer<typeof contract.CartMeta> }>(
  c: Context<AppEnv>,
  answer: Answer,
): Answer {
  const { cartToken } = answer.meta.custom
  if (cartToken !== null && c.var.visitor.sessionToken === null) keepCartToken(c, cartToken)
  return answer
}
