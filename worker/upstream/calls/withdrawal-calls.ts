import type { Context } from 'hono'
import { contractHeaders } from '../../../domain/contract/headers.ts'
import { getOrders } from '../../../domain/contract/store-orders.ts'
import * as contract from '../../../domain/contract/store-withdrawal.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { AppEnv } from '../../env.ts'
import { requestStore, requestStoreOrAsGuest } from './request-store.ts'
import { dataOf, orNull } from './or-null.ts'

/** Calls of the withdrawal function; it works with an expired session too. */
export function withdrawalCalls(c: Context<AppEnv>) {
  return {
    async withdrawalOrder(orderCode: string, email: string) {
      const body = { orderCode, email }
      return (await requestStoreOrAsGuest(c, contract.findWithdrawalOrder, { body })).data.order
    },

    /** One key per attempt: a repeated call returns the same receipt. */
    declareWithdrawal(body: contract.WithdrawalForm, idempotencyKey: string) {
      const headers = { [contractHeaders.idempotencyKey]: idempotencyKey }
      return dataOf(requestStoreOrAsGuest(c, contract.declareWithdrawal, { body, headers }))
    },

    /** Null for an unknown token. */
    withdrawal: (token: string) =>
      dataOf(orNull(requestStoreOrAsGuest(c, contract.getWithdrawal, { params: { token } }))),

    /** The newest orders of the customer; none of a guest. */
    async latestOrders(): Promise<Order[]> {
      if (c.var.visitor.sessionToken === null) return []
      return (await requestStore(c, getOrders, { query: { perPage: '10' } })).data
    },
  }
}
