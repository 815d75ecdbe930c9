import type { Cart } from '../../cart/cart.ts'
import { longestDelay } from '../../cart/cart-lines.ts'
import type { Payment, Shipper } from '../checkout.ts'
import type { DeliveryPromise } from './delivery-promise.ts'
import { recipientCountry } from './pickup-point.ts'
import { deliveryDay, promiseDelivery, type Delivery } from './promise-delivery.ts'

interface Ordering {
  shipper: Shipper
  /** null: not chosen yet, so the soonest of the shipper's own branches counts. */
  branchId: string | null
  payment?: Payment | null
  slot?: { day: string } | null
  /** ISO 3166-1 alpha-3 country of the domain, where the shipper's place tells no other. */
  country: string
  now: Date
}

/** When a whole cart is there. */
export function promiseCart(cart: Cart, ordering: Ordering): DeliveryPromise {
  return promiseDelivery(deliveryOf(cart, ordering))
}

/** The earliest day on which a way of delivery can have everything there, however it is paid. */
export function cartDay(cart: Cart, ordering: Ordering): string {
  return deliveryDay(deliveryOf(cart, ordering))
}

function deliveryOf(cart: Cart, ordering: Ordering): Delivery {
  const { shipper, branchId, payment, slot, country, now } = ordering
  return {
    now,
    delayDays: delayAt(shipper, branchId) ?? longestDelay(cart),
    shipper,
    country: recipientCountry(shipper, branchId, country),
    payment,
    slot,
  }
}

/** Days until the cart is ready where it is collected, as far as the store tells them. */
function delayAt({ branches }: Shipper, branchId: string | null): number | undefined {
  const chosen = branches.find(({ id }) => id === branchId)
  if (chosen) return chosen.delayDays
  const days = branches.flatMap(({ delayDays }) => delayDays ?? [])
  return days.length > 0 ? Math.min(...days) : undefined
}
