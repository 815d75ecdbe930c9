import type { Context } from 'hono'
import { orderedItems } from '../../../domain/order/ordered-items.ts'
import type { Order } from '../../../domain/order/order.ts'
import { afterResponse } from '../../request/after-response.ts'
import type { AppEnv } from '../../env.ts'
import { heurekaSite } from '../../request/event-consumers.ts'

const deadlineMs = 3000
/** An order is repeated only within its attempt, which takes far less than a day. */
const cacheTtlSeconds = 86_400

/**
 * Reports a new order to Heureka for its customer survey ("Ověřeno zákazníky"). Only with the
 * customer's consent and a configured key, once per order, in waitUntil: a failing service delays
 * nothing.
 */
export function reportOrderToHeureka(c: Context<AppEnv>, order: Order): void {
  const site = heurekaSite(c.var.context.country)
  const apiKey = site && c.var.config.HEUREKA_CERTIFICATION_KEYS[site]
  if (!apiKey || !order.attributes?.heurekaAllowed) return
  const origin = c.var.config.HEUREKA_API_URL || `https://api.heureka.${site}`
  afterResponse(c, sendOnce(c.env.CACHE, origin, apiKey, order))
}

async function sendOnce(
  store: KVNamespace,
  origin: string,
  apiKey: string,
  order: Order,
): Promise<void> {
  const mark = `heureka/${order.id}`
  if ((await store.get(mark)) !== null) return
  await store.put(mark, '1', { expirationTtl: cacheTtlSeconds })
  const response = await fetch(`${origin}/shop-certification/v2/order/log`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      apiKey,
      email: order.customer.email,
      orderId: numberOf(order.code),
      productItemIds: orderedItems(order).map(({ variantId }) => variantId),
    }),
    signal: AbortSignal.timeout(deadlineMs),
    redirect: 'manual',
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`Heureka answered ${response.status}`)
}

/** Heureka wants a number if the code is one. */
function numberOf(code: string): number | string {
  return /^[1-9]\d{0,14}$/.test(code) ? Number(code) : code
}
