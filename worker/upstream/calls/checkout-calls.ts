import type { Context } from 'hono'
import type * as z from 'zod/mini'
import type { CartProblem } from '../../../domain/cart/cart.ts'
import type { ApiError } from '../../../domain/contract/call.ts'
import { contractHeaders } from '../../../domain/contract/headers.ts'
import { validateCart } from '../../../domain/contract/store-cart.ts'
import { getInvoices } from '../../../domain/contract/store-invoices.ts'
import * as contract from '../../../domain/contract/store-checkout.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { AppEnv } from '../../env.ts'
import { requestStore, requestStoreOrAsGuest } from './request-store.ts'
import { payableOrder } from './payable-order.ts'
import { dataOf, orNull } from './or-null.ts'
import { isRefusal, UpstreamError } from '../upstream-error.ts'

/** Checkout calls. */
export function checkoutCalls(c: Context<AppEnv>) {
  const payable = ({ data }: { data: Order }) => payableOrder(c, data)

  /** Only the store's explicit answer means none: any other failure leaves it open. */
  async function attemptOrNull(requested: Promise<{ data: Order }>): Promise<Order | null> {
    try {
      return payable(await requested)
    } catch (error) {
      const isUnknown = ({ code }: ApiError) => code === 'attempt_unknown'
      if (isRefusal(error, 404) && error.errors.some(isUnknown)) return null
      throw error
    }
  }

  return {
    shippers: () => dataOf(requestStoreOrAsGuest(c, contract.getCartShippers, {})),

    cartTax: (query: z.infer<typeof contract.getCartTax.query>) =>
      dataOf(requestStoreOrAsGuest(c, contract.getCartTax, { query })),

    payments: () => dataOf(requestStoreOrAsGuest(c, contract.getCartPayments, {})),

    /** Reasons why the cart cannot be ordered; false while the store is unreachable. */
    async cartProblems(): Promise<CartProblem[] | false> {
      try {
        return (await requestStore(c, validateCart, {})).data.problems
      } catch (error) {
        if (error instanceof UpstreamError) return false
        throw error
      }
    },

    /** One key per attempt: a repeated call returns the same order. */
    async placeOrder(order: contract.PlaceOrder, idempotencyKey: string): Promise<Order> {
      const headers = { [contractHeaders.idempotencyKey]: idempotencyKey }
      return payable(await requestStore(c, contract.placeOrder, { body: order, headers }))
    },

    /** The order of an attempt; null: none so far. */
    findAttempt(key: string): Promise<Order | null> {
      return attemptOrNull(requestStoreOrAsGuest(c, contract.findAttempt, { params: { key } }))
    },

    /** Closes an attempt: its order; null: none, and it will never place one. */
    closeAttempt(key: string): Promise<Order | null> {
      return attemptOrNull(requestStoreOrAsGuest(c, contract.closeAttempt, { params: { key } }))
    },

    /** Other payment methods of an open order. */
    orderPayments: (token: string) =>
      dataOf(requestStoreOrAsGuest(c, contract.getOrderPayments, { params: { token } })),

    async changeOrderPayment(token: string, paymentId: string): Promise<Order> {
      const requested = { params: { token }, body: { payment_id: paymentId } }
      return payable(await requestStoreOrAsGuest(c, contract.changeOrderPayment, requested))
    },

    /** Invoices of an order; empty if the store has none. */
    async invoices(token: string) {
      const requested = requestStoreOrAsGuest(c, getInvoices, { params: { token } })
      return (await dataOf(orNull(requested))) ?? []
    },

    /** Null for an unknown token. */
    async order(token: string): Promise<Order | null> {
      return (await orderWith(token))?.order ?? null
    },

    orderWith,
  }

  /** The order, with further parts of its page if the store includes them. */
  async function orderWith(
    token: string,
    parts: readonly (keyof contract.OrderIncluded)[] = [],
  ): Promise<{ order: Order; included: contract.OrderIncluded } | null> {
    const query = parts.length > 0 ? { with: parts.join(',') } : {}
    const requested = { params: { token }, query }
    const response = await orNull(requestStoreOrAsGuest(c, contract.getOrderByToken, requested))
    return response && { order: payable(response), included: response.included ?? {} }
  }
}
