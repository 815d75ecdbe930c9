import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { parseCheckoutValues } from '../../../domain/checkout/checkout-form.ts'
import type { AppEnv } from '../../env.ts'
import { checkoutCookie, parseCheckoutCookie } from '../../request/cookies/checkout-cookie.ts'
import { countRateLimited } from '../../upstream/rate-limit.ts'
import { textOf } from '../../texts.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import { checkoutNeedsFor } from './business/checkout-needs.ts'
import { validateCheckout } from './validate-checkout.ts'

/** Errors of the configured validation service while a form is being filled in, by field. */
export async function respondWithAddressCheck(
  c: Context<AppEnv>,
  fields: Record<string, string>,
): Promise<Response> {
  if (c.var.config.ADDRESS_CHECK_URL === '') return c.notFound()
  try {
    await countRateLimited(c, 'address')
    const { shipperId } = parseCheckoutCookie(getCookie(c, checkoutCookie))
    const shippers = await privateStore(c).shippers()
    const shipper = shippers.find(({ id }) => id === shipperId) ?? null
    const errors = await validateCheckout(
      c,
      parseCheckoutValues(fields),
      await checkoutNeedsFor(c, shipper),
    )
    const text = await textOf(c.var.context)
    const messages = Object.entries(errors).map(([field, key]) => [field, text(key)])
    return c.json({ errors: Object.fromEntries(messages) })
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    return c.json({ errors: null }, 503)
  }
}
