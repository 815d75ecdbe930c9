import type { Context } from 'hono'
import type { UserAddress } from '../../../domain/account/address.ts'
import * as account from '../../../domain/contract/store-account.ts'
import * as book from '../../../domain/contract/store-addresses.ts'
import { type CreditStatement, getCreditStatement } from '../../../domain/contract/store-credits.ts'
import {
  type BoughtProduct,
  type CustomerDocument,
  getBoughtProducts,
  getDocuments,
} from '../../../domain/contract/documents/store-documents.ts'
import * as lists from '../../../domain/contract/store-lists.ts'
import {
  getOffer,
  type IssuedOffer,
  makeOffer,
  type OfferRequest,
} from '../../../domain/contract/documents/store-offers.ts'
import { getOrder, getOrders } from '../../../domain/contract/store-orders.ts'
import * as privacy from '../../../domain/contract/store-privacy.ts'
import type { UserExport } from '../../../domain/contract/store-privacy.ts'
import { changePassword } from '../../../domain/contract/store-password.ts'
import {
  endSessions,
  getSessions,
  type OpenSession,
} from '../../../domain/contract/store-session.ts'
import type { Order } from '../../../domain/order/order.ts'
import type {
  SharedList,
  ShoppingList,
  ShoppingListSummary,
} from '../../../domain/cart/shopping-list.ts'
import type { User } from '../../../domain/account/user.ts'
import type { AppEnv } from '../../env.ts'
import { endSession } from '../../request/cookies/session.ts'
import { requestStoreOrAsGuest } from './request-store.ts'
import { requestAsCustomer } from './request-as-customer.ts'
import { payableOrder } from './payable-order.ts'
import { isRefusal } from '../upstream-error.ts'

export interface CreditPage extends CreditStatement {
  totalPages: number
}

export interface DocumentPage {
  documents: CustomerDocument[]
  totalPages: number
}

export interface BoughtProductPage {
  products: BoughtProduct[]
  totalPages: number
}

export interface OrderPage {
  orders: Order[]
  total: number
  totalPages: number
}

/** Calls of the account area. Null without a session, or with an expired one (spec §6). */
export function customerCalls(c: Context<AppEnv>) {
  return {
    async orderPage(page: number, perPage: number, search = ''): Promise<OrderPage | null> {
      const q = search ? { q: search } : {}
      const query = { page: String(page), perPage: String(perPage), ...q }
      const answer = await requestAsCustomer(c, getOrders, { query })
      if (!answer) return null
      const { total, totalPages } = answer.meta.pagination
      return { orders: answer.data.map((order) => payableOrder(c, order)), total, totalPages }
    },

    /** Null also for another customer's order. */
    async orderById(id: string): Promise<Order | null> {
      const answer = await orNull(requestAsCustomer(c, getOrder, { params: { id } }))
      return answer && payableOrder(c, answer.data)
    },

    async documentPage(page: number, kind: string, q: string): Promise<DocumentPage | null> {
      const query = { page: String(page), ...(kind && { kind }), ...(q && { q }) }
      const answer = await requestAsCustomer(c, getDocuments, { query })
      if (!answer) return null
      return { documents: answer.data, totalPages: answer.meta.pagination.totalPages }
    },

    /** Null also if the store has no such list. */
    async boughtProducts(
      page: number,
      perPage: number,
      q: string,
    ): Promise<BoughtProductPage | null> {
      const query = { page: String(page), perPage: String(perPage), ...(q && { q }) }
      const answer = await orNull(requestAsCustomer(c, getBoughtProducts, { query }))
      if (!answer) return null
      return { products: answer.data, totalPages: answer.meta.pagination.totalPages }
    },

    /** Null for a guest. */
    async makeOffer(body: OfferRequest): Promise<IssuedOffer | null> {
      return (await requestAsCustomer(c, makeOffer, { body }))?.data ?? null
    },

    /** Null also for another customer's offer. */
    async offer(id: string): Promise<IssuedOffer | null> {
      return (await orNull(requestAsCustomer(c, getOffer, { params: { id } })))?.data ?? null
    },

    async updateUser(body: account.Profile): Promise<User | null> {
      return (await requestAsCustomer(c, account.updateUser, { body }))?.data ?? null
    },

    async changePassword(current: string, password: string, again: string): Promise<boolean> {
      const body = { old_password: current, password, password_confirmation: again }
      return (await requestAsCustomer(c, changePassword, { body })) !== null
    },

    /** Active sessions of the customer; null if the store does not list them. */
    async sessions(): Promise<OpenSession[] | null> {
      return (await orNull(requestAsCustomer(c, getSessions, {})))?.data ?? null
    },

    /** `others`: all but this one. */
    async endSession(id: string): Promise<void> {
      await requestAsCustomer(c, endSessions, { params: { id } })
    },

    /** All data that the store has about the customer. */
    async exportUser(): Promise<UserExport | null> {
      return (await requestAsCustomer(c, privacy.exportUser, {}))?.data ?? null
    },

    /** Deletes the account and its session. */
    async deleteUser(password: string): Promise<boolean> {
      if (!(await requestAsCustomer(c, privacy.deleteUser, { body: { password } }))) return false
      endSession(c)
      return true
    },

    async creditsAmount(): Promise<number> {
      return (await requestAsCustomer(c, account.getCredits, {}))?.data.amount ?? 0
    },

    /** Null also if the shop has no statement. */
    async creditStatement(page: number): Promise<CreditPage | null> {
      const query = { page: String(page) }
      const answer = await orNull(requestAsCustomer(c, getCreditStatement, { query }))
      return answer && { ...answer.data, totalPages: answer.meta.pagination.totalPages }
    },

    async addresses(): Promise<UserAddress[] | null> {
      return (await requestAsCustomer(c, book.getAddresses, { query: {} }))?.data ?? null
    },

    /** Creates an address, or updates that of an id. */
    async saveAddress(id: string, body: book.NewAddress): Promise<UserAddress | null> {
      const answer = id
        ? await requestAsCustomer(c, book.updateAddress, { params: { id }, body })
        : await requestAsCustomer(c, book.addAddress, { body })
      return answer?.data ?? null
    },

    async makeDefaultAddress(id: string): Promise<void> {
      await requestAsCustomer(c, book.updateAddress, { params: { id }, body: { isDefault: true } })
    },

    async removeAddress(id: string): Promise<void> {
      await orNull(requestAsCustomer(c, book.removeAddress, { params: { id } }))
    },

    async shoppingLists(): Promise<ShoppingListSummary[] | null> {
      return (await requestAsCustomer(c, lists.getLists, {}))?.data ?? null
    },

    async shoppingList(id: string): Promise<ShoppingList | null> {
      return (await orNull(requestAsCustomer(c, lists.getList, { params: { id } })))?.data ?? null
    },

    /** Shares a list by link, or stops sharing. */
    async shareShoppingList(id: string, shared: boolean): Promise<void> {
      await orNull(requestAsCustomer(c, lists.updateList, { params: { id }, body: { shared } }))
    },

    async pinShoppingListItem(id: string, itemId: string, sticky: boolean): Promise<void> {
      const params = { id, itemId }
      await orNull(requestAsCustomer(c, lists.updateListItem, { params, body: { sticky } }))
    },

    /** The list of a shared link; null if it is no longer shared. */
    async sharedList(token: string): Promise<SharedList | null> {
      const answer = await orNull(
        requestStoreOrAsGuest(c, lists.getSharedList, { params: { token } }),
      )
      return answer?.data ?? null
    },

    async removeShoppingList(id: string): Promise<void> {
      await orNull(requestAsCustomer(c, lists.removeList, { params: { id } }))
    },

    async removeShoppingListItem(id: string, itemId: string): Promise<void> {
      await orNull(requestAsCustomer(c, lists.removeListItem, { params: { id, itemId } }))
    },
  }
}

/** Missing, or deleted in the meantime. */
async function orNull<Answer>(requested: Promise<Answer>): Promise<Answer | null> {
  try {
    return await requested
  } catch (error) {
    if (isRefusal(error, 404)) return null
    throw error
  }
}
