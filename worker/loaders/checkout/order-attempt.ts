import type { Context } from 'hono'
import type { Order } from '../../../domain/order/order.ts'
import { routesOf } from '../../../domain/routes.ts'
import type { AppEnv } from '../../env.ts'
import {
  openAttempt,
  placedAttempt,
  setOpenAttempt,
  setPlacedAttempt,
} from '../../request/cookies/attempt-cookie.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { orElse } from '../../upstream/or-else.ts'

export interface OrderAttempt {
  /** Attempt key for a form: that of the open attempt, else a new one. */
  key(): string
  /** Path of the order that the attempt placed although its response was lost; null: none known. */
  placedOrder(): Promise<string | null>
  /** The last order of this browser; null: none, or the store is unreachable. */
  lastOrder(): Promise<Order | null>
}

/** State of the open order attempt, by the browser's cookies. */
export function orderAttempt(c: Context<AppEnv>): OrderAttempt {
  return {
    key() {
      const key = openAttempt(c) ?? crypto.randomUUID()
      setOpenAttempt(c, key)
      return key
    },

    async placedOrder() {
      const key = openAttempt(c)
      const order = key && (await orElse(privateStore(c).findAttempt(key), null))
      if (!order) return null
      setPlacedAttempt(c, { key, token: order.token })
      return routesOf(c.var.context.locale).checkoutFinished(order.token)
    },

    async lastOrder() {
      const placed = placedAttempt(c)
      return placed && orElse(privateStore(c).order(placed.token), null)
    },
  }
}
