import type { Cart } from '../../../domain/cart/cart.ts'
import type {
  DeliveryDay,
  Payment,
  PickupPlace,
  Shipper,
} from '../../../domain/checkout/checkout.ts'
import { isSelectable } from '../../../domain/checkout/delivery/checkout-choice.ts'
import type { ChosenMethods } from '../../../domain/checkout/delivery/chosen-methods.ts'
import { cartDay } from '../../../domain/checkout/delivery/promise-cart.ts'
import { pickupPointOf, withPickupPoint } from '../../../domain/checkout/delivery/pickup-point.ts'
import type { CheckoutSources } from './checkout-sources.ts'

type Store = CheckoutSources['store']

export interface Offers {
  /** Including the previously chosen pick-up point, if it still exists. */
  shippers: Shipper[]
  payments: Payment[]
}

/** Shipping and payment methods of the current cart. */
export async function checkoutOffers(store: Store, chosen: ChosenMethods): Promise<Offers> {
  const [shippers, payments] = await Promise.all([
    shippersWithChosen(store, chosen),
    store.payments(),
  ])
  return { shippers, payments }
}

/**
 * Shippers with the chosen carrier point among their branches
 * (domain/checkout/delivery/pickup-point.ts).
 */
export async function shippersWithChosen(store: Store, chosen: ChosenMethods): Promise<Shipper[]> {
  const shippers = await store.shippers()
  const { shipperId, branchId } = chosen
  const shipper = shippers.find(({ id }) => id === shipperId)
  if (!shipper?.points || branchId === null) return shippers
  return withPickupPoint(shippers, shipper.id, await findPickupPoint(store, shipper.id, branchId))
}

/** A carrier's point as stored in the shop; null if unknown. */
export async function findPickupPoint(
  store: Store,
  shipperId: string,
  id: string,
): Promise<PickupPlace | null> {
  const point = await store.point(shipperId, id)
  return point && pickupPointOf(point)
}

/** Time slots of the shippers that have them, from the promised day on. */
export async function deliveryDays(
  { store, context: { country } }: Pick<CheckoutSources, 'store' | 'context'>,
  shippers: readonly Shipper[],
  cart: Cart,
  now: Date,
): Promise<DeliveryDay[]> {
  const withTimes = shippers.filter((one) => one.hasDeliveryTimes && isSelectable(one))
  const requested = withTimes.map((shipper) => {
    const day = cartDay(cart, { shipper, branchId: null, country, now })
    return store.deliveryTimes(shipper.id, day)
  })
  return (await Promise.all(requested)).flat()
}
