import { isEmptyCart } from '../../domain/cart-lines.ts'
import { chosenIds, type ChosenMethods, methodsOf } from '../../domain/checkout-choice.ts'
import type { FieldErrors } from '../../client/form.ts'
import type { CheckoutMethodsProps } from '../../client/screens/checkout-methods.tsx'
import { checkoutCookie, parseChosen } from '../request/checkout-cookie.ts'
import { type CheckoutSources, orElse } from './checkout-sources.ts'
import { privateHead } from './head.ts'
import type { PrivateScreen } from './screen.ts'

export const checkoutMethodsScreen: PrivateScreen<'checkout-methods'> = {
  access: 'private',
  async load(input) {
    const props = await checkoutMethods(input, parseChosen(input.cookie(checkoutCookie)))
    if (props === 'empty') return { forward: input.routes.checkout(), status: 303 }
    return {
      props,
      head: privateHead(input.text('checkout.methods.title')),
      status: props.cart ? 200 : 503,
    }
  },
}

/** Props of the second step. What of the choice holds no more is cleared (spec §4). */
export async function checkoutMethods(
  { store }: CheckoutSources,
  chosen: ChosenMethods,
  errors: FieldErrors = {},
): Promise<CheckoutMethodsProps | 'empty'> {
  const now = new Date().toISOString()
  const unreachable = { cart: null, shippers: [], payments: [], chosen, errors, now }
  const loaded = await orElse(
    Promise.all([store.cart(), store.shippers(), store.payments()]),
    undefined,
  )
  if (!loaded) return unreachable
  const [cart, shippers, payments] = loaded
  if (isEmptyCart(cart)) return 'empty'
  const kept = chosenIds(methodsOf(chosen, shippers, payments))
  return { cart, shippers, payments, chosen: kept, errors, now }
}
