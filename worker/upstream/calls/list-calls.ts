import type { Context } from 'hono'
import * as contract from '../../../domain/contract/store-lists.ts'
import {
  type ShoppingList,
  type WishList,
  wishListCode,
} from '../../../domain/cart/shopping-list.ts'
import type { AppEnv } from '../../env.ts'
import { dataOf } from './or-null.ts'
import { requestAsCustomer } from './request-as-customer.ts'
import { isRefusal } from '../upstream-error.ts'

type Variants = Pick<WishList, 'variantIds'>

/** Calls of the wish list. Null without a session, or with an expired one (spec §6). */
export function listCalls(c: Context<AppEnv>) {
  const byCode = { code: wishListCode }

  async function removeItem(listId: string, itemId: string): Promise<Variants | null> {
    const params = { id: listId, itemId }
    const list = await requestAsCustomer(c, contract.removeListItem, { params })
    return list && variantsOf(list.data)
  }

  return {
    wishList: (): Promise<Variants | null> =>
      dataOf(requestAsCustomer(c, contract.getWishList, {})),

    wishListInFull: () => dataOf(requestAsCustomer(c, contract.getListByCode, { params: byCode })),

    /** Saves these items, or those of the cart, as a new list; null without a session. */
    saveAsList(name: string, items?: contract.ListedItem[]): Promise<ShoppingList | null> {
      const body = { ...(items && { items }), ...(name && { name }) }
      return dataOf(requestAsCustomer(c, contract.saveCartAsList, { body }))
    },

    async addToWishList(variantId: string): Promise<Variants | null> {
      const requested = { params: byCode, body: { id: variantId, amount: 1 } }
      const list = await requestAsCustomer(c, contract.addListItemByCode, requested)
      return list && variantsOf(list.data)
    },

    /** Idempotent: an item that is not in the list is no error. */
    async removeFromWishList(variantId: string): Promise<Variants | null> {
      const list = (await requestAsCustomer(c, contract.getWishList, {}))?.data
      const item = list?.items.find((one) => one.variantId === variantId)
      if (!list || !item) return list ?? null
      try {
        return await removeItem(list.id, item.id)
      } catch (error) {
        if (!isRefusal(error, 404)) throw error
        return { variantIds: list.variantIds.filter((id) => id !== variantId) }
      }
    },
  }
}

function variantsOf({ items }: ShoppingList): Variants {
  return { variantIds: items.map(({ variantId }) => variantId) }
}
