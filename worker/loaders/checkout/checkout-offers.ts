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
  /** With the point of a carrier among them that was chosen before, if it is one still. */
  shippers: Shipper[]
  payments: Payment[]
}

/** Ways of delivery and payment for the present cart. */
export async function checkoutOffers(store: Store, chosen: ChosenMethods): Promise<Offers> {
  const [shippers, payments] = await Promise.all([
    shippersWithChosen(store, chosen),
    store.payments(),
  ])
  return { shippers, payments }
}

/** Shippers with the chosen point of a carrier among their branches (domain/checkout/delivery/pickup-point.ts). */
export async function shippersWithChosen(store: Store, chosen: ChosenMethods): Promise<Shipper[]> {
  const shippers = await store.shippers()
  const { shipperId, branchId } = chosen
  const shipper = shippers.find(({ id }) => id === shipperId)
  if (!shipper?.points || branchId === null) return shippers
  return withPickupPoint(shippers, shipper.id, await findPickupPoint(store, shipper.id, branchId))
}

/** A point of a carrier as the store knows it; null where it knows none. */
export async function findPickupPoint(
  store: Store,
  shipperId: string,
  id: string,
): Promise<PickupPlace | null> {
  const point = await store.point(shipperId, id)
  return point && pickupPointOf(point)
}

/** Time slots of the shippers that have some, none before the day that is promised. */
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
