import type { Context } from 'hono'
import type { Order } from '../../../domain/order/order.ts'
import type { AppEnv } from '../../env.ts'
import { paymentAddress } from '../../request/payment-address.ts'
import { log } from '../../request/log.ts'

/**
 * An order with a checked `paymentUrl`: a safe redirect target, or null. Every call that returns an
 * order goes through here, so that no page has to check it.
 */
export function payableOrder(c: Context<AppEnv>, order: Order): Order {
  if (order.paymentUrl === null) return order
  const { origin } = c.var.context
  const found = paymentAddress(order.paymentUrl, origin, c.var.config.PAYMENT_HOSTS)
  if ('href' in found) return { ...order, paymentUrl: found.href }
  const { reason, host } = found
  // Without path and query, in which a provider may have secrets.
  log('warn', 'payment-address-refused', { order: order.code, reason, host })
  return { ...order, paymentUrl: null }
}
