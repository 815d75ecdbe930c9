import type { Cart } from '../../domain/cart/cart.ts'
import { hasSession } from '../known-visitor.ts'

/**
 * Whether the shown cart is that of a customer who is no longer signed in. The Worker cannot tell:
 * without a session its visitor is a guest with an empty cart.
 */
export function hasSessionEnded({ customer }: Cart): boolean {
  return Boolean(customer) && !hasSession()
}
