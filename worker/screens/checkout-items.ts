import { isEmptyCart } from '../../domain/cart-lines.ts'
import type { CheckoutProps } from '../../client/screens/checkout.tsx'
import {
  type CheckoutSources,
  countriesOf,
  orElse,
  removeInvalidLines,
} from './checkout-sources.ts'

type Told = Partial<Pick<CheckoutProps, 'changed' | 'problem'>>

/** Props of the first checkout step; a store that cannot be reached is a state of it. */
export async function checkoutItems(
  sources: CheckoutSources,
  told: Told = {},
): Promise<CheckoutProps> {
  const { store } = sources
  const [found, countries] = await Promise.all([
    orElse(store.cart(), undefined),
    countriesOf(sources),
  ])
  const { cart, removed } = await removeInvalidLines(sources, found ?? null)
  const [shippers, payments] = isEmptyCart(cart)
    ? [[], []]
    : await Promise.all([orElse(store.shippers(), []), orElse(store.payments(), [])])
  return {
    cart,
    reachable: found !== undefined,
    shippers,
    payments,
    countries,
    now: new Date().toISOString(),
    changed: told.changed ?? null,
    removed,
    problem: told.problem ?? null,
  }
}
