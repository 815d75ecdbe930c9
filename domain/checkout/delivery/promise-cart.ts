import type { Cart } from '../../cart/cart.ts'
import { longestDelay } from '../../cart/cart-lines.ts'
import type { Payment, Shipper } from '../checkout.ts'
import type { DeliveryPromise } from './delivery-promise.ts'
import { recipientCountry } from './pickup-point.ts'
import { deliveryDay, promiseDelivery, type Delivery } from './promise-delivery.ts'

interface Ordering {
  shipper: Shipper
  /** null: not selected yet, so the shipper's earliest own branch counts. */
  branchId: string | null
  payment?: Payment | null
  slot?: { day: string } | null
  /** ISO 3166-1 alpha-3 country of the domain, the default for the pick-up point's. */
  country: string
  now: Date
}

/** Delivery promise of a whole cart. */
export function promiseCart(cart: Cart, ordering: Ordering): DeliveryPromise {
  return promiseDelivery(deliveryOf(cart, ordering))
}

/** Earliest possible day of a shipping method, with any payment. */
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

/** Days until the cart is ready for pick-up, if the store provides them. */
function delayAt({ branches }: Shipper, branchId: string | null): number | undefined {
  const chosen = branches.find(({ id }) => id === branchId)
  if (chosen) return chosen.delayDays
  const days = branches.flatMap(({ delayDays }) => delayDays ?? [])
  return days.length > 0 ? Math.min(...days) : undefined
}
