import type { Context } from 'hono'
import * as account from '../../../domain/contract/store-account.ts'
import * as book from '../../../domain/contract/store-addresses.ts'
import { getCreditStatement } from '../../../domain/contract/store-credits.ts'
import {
  getBoughtProducts,
  getDocuments,
} from '../../../domain/contract/documents/store-documents.ts'
import * as lists from '../../../domain/contract/store-lists.ts'
import {
  getOffer,
  makeOffer,
  type OfferRequest,
} from '../../../domain/contract/documents/store-offers.ts'
import { getOrder, getOrders } from '../../../domain/contract/store-orders.ts'
import * as privacy from '../../../domain/contract/store-privacy.ts'
import { changePassword } from '../../../domain/contract/store-password.ts'
import { endSessions, getSessions } from '../../../domain/contract/store-session.ts'
import type { AppEnv } from '../../env.ts'
import { endSession } from '../../request/cookies/session.ts'
import { requestStoreOrAsGuest } from './request-store.ts'
import { requestAsCustomer } from './request-as-customer.ts'
import { payableOrder } from './payable-order.ts'
import { dataOf, orNull } from './or-null.ts'

/** Calls of the account area. Null without a session, or with an expired one (spec §6). */
export function customerCalls(c: Context<AppEnv>) {
  return {
    async orderPage(page: number, perPage: number, search = '') {
      const q = search ? { q: search } : {}
      const query = { page: String(page), perPage: String(perPage), ...q }
      const response = await requestAsCustomer(c, getOrders, { query })
      if (!response) return null
      const { total, totalPages } = response.meta.pagination
      return { orders: response.data.map((order) => payableOrder(c, order)), total, totalPages }
    },

    /** Null also for another customer's order. */
    async orderById(id: string) {
      const response = await orNull(requestAsCustomer(c, getOrder, { params: { id } }))
      return response && payableOrder(c, response.data)
    },

    async documentPage(page: number, kind: string, q: string) {
      const query = { page: String(page), ...(kind && { kind }), ...(q && { q }) }
      const response = await requestAsCustomer(c, getDocuments, { query })
      if (!response) return null
      return { documents: response.data, totalPages: response.meta.pagination.totalPages }
    },

    /** Null also if the store has no such list. */
    async boughtProducts(page: number, perPage: number, q: string) {
      const query = { page: String(page), perPage: String(perPage), ...(q && { q }) }
      const response = await orNull(requestAsCustomer(c, getBoughtProducts, { query }))
      if (!response) return null
      return { products: response.data, totalPages: response.meta.pagination.totalPages }
    },

    /** Null for a guest. */
    makeOffer: (body: OfferRequest) => dataOf(requestAsCustomer(c, makeOffer, { body })),

    /** Null also for another customer's offer. */
    offer: (id: string) => dataOf(orNull(requestAsCustomer(c, getOffer, { params: { id } }))),

    updateUser: (body: account.Profile) =>
      dataOf(requestAsCustomer(c, account.updateUser, { body })),

    async changePassword(current: string, password: string, again: string): Promise<boolean> {
      const body = { old_password: current, password, password_confirmation: again }
      return (await requestAsCustomer(c, changePassword, { body })) !== null
    },

    /** Active sessions of the customer; null if the store does not list them. */
    sessions: () => dataOf(orNull(requestAsCustomer(c, getSessions, {}))),

    /** `others`: all but this one. */
    async endSession(id: string): Promise<void> {
      await requestAsCustomer(c, endSessions, { params: { id } })
    },

    /** All data that the store has about the customer. */
    exportUser: () => dataOf(requestAsCustomer(c, privacy.exportUser, {})),

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
    async creditStatement(page: number) {
      const query = { page: String(page) }
      const response = await orNull(requestAsCustomer(c, getCreditStatement, { query }))
      return response && { ...response.data, totalPages: response.meta.pagination.totalPages }
    },

    addresses: () => dataOf(requestAsCustomer(c, book.getAddresses, { query: {} })),

    /** Creates an address, or updates that of an id. */
    saveAddress: (id: string, body: book.NewAddress) =>
      dataOf(
        id
          ? requestAsCustomer(c, book.updateAddress, { params: { id }, body })
          : requestAsCustomer(c, book.addAddress, { body }),
      ),

    async makeDefaultAddress(id: string): Promise<void> {
      await requestAsCustomer(c, book.updateAddress, { params: { id }, body: { isDefault: true } })
    },

    async removeAddress(id: string): Promise<void> {
      await orNull(requestAsCustomer(c, book.removeAddress, { params: { id } }))
    },

    shoppingLists: () => dataOf(requestAsCustomer(c, lists.getLists, {})),

    shoppingList: (id: string) =>
      dataOf(orNull(requestAsCustomer(c, lists.getList, { params: { id } }))),

    /** Shares a list by link, or stops sharing. */
    async shareShoppingList(id: string, shared: boolean): Promise<void> {
      await orNull(requestAsCustomer(c, lists.updateList, { params: { id }, body: { shared } }))
    },

    async pinShoppingListItem(id: string, itemId: string, sticky: boolean): Promise<void> {
      const params = { id, itemId }
      await orNull(requestAsCustomer(c, lists.updateListItem, { params, body: { sticky } }))
    },

    /** The list of a shared link; null if it is no longer shared. */
    sharedList: (token: string) =>
      dataOf(orNull(requestStoreOrAsGuest(c, lists.getSharedList, { params: { token } }))),

    async removeShoppingList(id: string): Promise<void> {
      await orNull(requestAsCustomer(c, lists.removeList, { params: { id } }))
    },

    async removeShoppingListItem(id: string, itemId: string): Promise<void> {
      await orNull(requestAsCustomer(c, lists.removeListItem, { params: { id, itemId } }))
    },
  }
}
