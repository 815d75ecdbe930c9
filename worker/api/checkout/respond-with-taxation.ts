import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { methodsOf } from '../../../domain/checkout/delivery/checkout-choice.ts'
import type { AppEnv } from '../../env.ts'
import { shippersWithChosen } from '../../loaders/checkout/checkout-offers.ts'
import { taxationOf } from '../../loaders/checkout/checkout-sources.ts'
import { taxQueryOf } from '../../loaders/checkout/tax-query.ts'
import { checkoutCookie, parseCheckoutCookie } from '../../request/cookies/checkout-cookie.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import { countRateLimited } from '../../upstream/rate-limit.ts'

/** VAT of the cart for the typed values, for the form's script; null if it cannot be decided. */
export async function respondWithTaxation(
  c: Context<AppEnv>,
  fields: Record<string, string>,
): Promise<Response> {
  try {
    await countRateLimited(c, 'address')
    const store = privateStore(c)
    const chosen = parseCheckoutCookie(getCookie(c, checkoutCookie))
    const [cart, shippers] = await Promise.all([store.cart(), shippersWithChosen(store, chosen)])
    const { shipper, branchId } = methodsOf(chosen, shippers, [])
    const query = taxQueryOf(fields, { shipper, branchId })
    const taxation = await taxationOf({ store, context: c.var.context }, cart, query)
    return c.json({ taxation })
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    return c.json({ taxation: null }, 503)
  }
}
