import type { Context } from 'hono'
import type { Call } from '../../domain/contract/call.ts'
import * as contract from '../../domain/contract/store-lists.ts'
import { type ShoppingList, type WishList, wishListCode } from '../../domain/shopping-list.ts'
import type { AppEnv } from '../env.ts'
import { endSession } from '../request/session.ts'
import type { Asked } from './ask.ts'
import { askStore } from './ask-store.ts'
import { isRefusal } from './upstream-error.ts'

type Variants = Pick<WishList, 'variantIds'>

/** Calls of the wish list. Null for whoever is not logged in, or not any more (spec §6). */
export function listCalls(c: Context<AppEnv>) {
  const byCode = { code: wishListCode }

  async function removeItem(listId: string, itemId: string): Promise<Variants | null> {
    const params = { id: listId, itemId }
    const list = await askAsCustomer(c, contract.removeListItem, { params })
    return list && variantsOf(list.data)
  }

  return {
    async wishList(): Promise<Variants | null> {
      return (await askAsCustomer(c, contract.getWishList, {}))?.data ?? null
    },

    async wishListInFull(): Promise<ShoppingList | null> {
      return (await askAsCustomer(c, contract.getListByCode, { params: byCode }))?.data ?? null
    },

    async addToWishList(variantId: string): Promise<Variants | null> {
      const asked = { params: byCode, body: { id: variantId, amount: 1 } }
      const list = await askAsCustomer(c, contract.addListItemByCode, asked)
      return list && variantsOf(list.data)
    },

    /** What is not in it, or was taken out elsewhere meanwhile, is as wanted. */
    async removeFromWishList(variantId: string): Promise<Variants | null> {
      const list = (await askAsCustomer(c, contract.getWishList, {}))?.data
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

/** Null without a login; one that the store no longer knows is forgotten (spec §4). */
async function askAsCustomer<Query, Body, Answer>(
  c: Context<AppEnv>,
  call: Call<Query, Body, Answer>,
  asked: Asked<Query, Body>,
): Promise<Answer | null> {
  if (c.var.visitor.sessionToken === null) return null
  try {
    return await askStore(c, call, asked)
  } catch (error) {
    if (!isRefusal(error, 401)) throw error
    endSession(c)
    return null
  }
}

function variantsOf({ items }: ShoppingList): Variants {
  return { variantIds: items.map(({ variantId }) => variantId) }
}
