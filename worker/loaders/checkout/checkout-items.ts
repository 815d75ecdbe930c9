import { accessoriesFor, isEmptyCart } from '../../../domain/cart/cart-lines.ts'
import { cartIncompatibilities } from '../../ventilation/cart-incompatibilities.ts'
import { accessoriesOf } from '../product/accessories.ts'
import {
  type CheckoutSources,
  countriesOf,
  removeInvalidLines,
  taxationOf,
} from './checkout-sources.ts'
import { joinCartCalls } from './join-cart-calls.ts'
import { inTime } from '../../upstream/in-time.ts'
import { orElse } from '../../upstream/or-else.ts'
import type { CheckoutProps } from '../../../domain/screens/checkout/checkout.ts'

type CartNotices = Partial<
  Pick<CheckoutProps, 'changed' | 'problem' | 'errors' | 'values' | 'undo' | 'done'>
>

/** Props of the first checkout step; an unreachable store is a state of it. */
export async function checkoutItems(
  sources: CheckoutSources,
  notices: CartNotices = {},
): Promise<CheckoutProps> {
  const joined = {
    ...sources,
    store: joinCartCalls(sources.store, ['shippers', 'payments', 'gifts', 'taxation']),
  }
  const [found, countries] = await Promise.all([
    orElse(joined.store.cart(), undefined),
    countriesOf(sources),
  ])
  const { cart, removed } = await removeInvalidLines(sources, found ?? null)
  // Parts included with the cart are outdated once lines were removed.
  const rest = removed.length > 0 ? sources : joined
  const { store } = rest
  const [shippers, payments, gifts, accessories, incompatibilities, taxation] = isEmptyCart(cart)
    ? [[], [], null, [], [], null]
    : await Promise.all([
        orElse(store.shippers(), []),
        orElse(store.payments(), []),
        orElse(store.orderGifts(), null),
        inTime(accessoriesOf(sources.reads, cart ? accessoriesFor(cart) : [])),
        inTime(cartIncompatibilities(sources.reads, cart ? accessoriesFor(cart) : [])),
        taxationOf(rest, cart),
      ])
  return {
    cart,
    taxation,
    reachable: found !== undefined,
    shippers,
    payments,
    countries,
    now: new Date().toISOString(),
    changed: notices.changed ?? null,
    removed,
    problem: notices.problem ?? null,
    errors: notices.errors ?? {},
    values: notices.values ?? {},
    undo: notices.undo ?? '',
    done: notices.done ?? null,
    gifts,
    accessories,
    incompatibilities,
    lastOrder: null,
  }
}
