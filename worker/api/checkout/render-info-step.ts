import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { getCookie } from 'hono/cookie'
import type { Shipper } from '../../../domain/checkout/checkout.ts'
import type { CheckoutValues } from '../../../domain/checkout/checkout-form.ts'
import type { CompanyLookup } from '../../../domain/checkout/company-lookup.ts'
import { routesOf } from '../../../domain/routes.ts'
import type { FieldErrors } from '../../../domain/validation/form-fields.ts'
import type { AppEnv } from '../../env.ts'
import { renderScreen } from '../../pages.ts'
import { checkoutCookie } from '../../request/cookies/checkout-cookie.ts'
import { checkoutInfo, chosenWithPrices } from '../../loaders/checkout/checkout-info.loader.ts'
import { privateHead } from '../../loaders/head.ts'
import { textOf } from '../../texts.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { publicReads } from '../../upstream/reads/public-reads.ts'
import { attemptKey } from './attempt-key.ts'
import { withCookies } from '../../request/cookies/with-cookies.ts'

interface Shown {
  values: CheckoutValues
  errors?: FieldErrors
  lookup?: CompanyLookup
  /** State of an attempt whose response was lost. */
  outcome?: 'unknown' | 'none'
  /** The session of the order has expired. */
  sessionLost?: boolean
}

interface RenderAgainOptions {
  /** Submitted beside the values: attempt key and confirmed total. */
  fields: Record<string, string>
  status: ContentfulStatusCode
  /** Deferred parts depend on the chosen shipper, so they are known after it is found. */
  show: (shipper: Shipper | null) => Shown
}

/** Renders the last step for a form, with the submitted values and current prices. */
export async function renderInfoStep(
  c: Context<AppEnv>,
  { fields, status, show }: RenderAgainOptions,
): Promise<Response> {
  const { context } = c.var
  const addressCheck = c.var.config.ADDRESS_CHECK_URL !== ''
  const routes = routesOf(context.locale)
  const sources = { store: privateStore(c), reads: publicReads(c), context, addressCheck }
  const chosen = chosenWithPrices(getCookie(c, checkoutCookie))
  const props = await checkoutInfo(sources, chosen, (shipper) => {
    const { values, ...rest } = show(shipper)
    return {
      ...rest,
      values: { ...withoutPasswords(values), ...reviewOf(fields) },
      idempotencyKey: attemptKey(fields),
    }
  })
  if (props === 'empty') return c.redirect(routes.checkout(), 303)
  if (props === 'methods') return c.redirect(routes.checkoutMethods(), 303)
  const text = await textOf(context)
  const head = privateHead(text('checkout.info.title'))
  const page = { screen: 'checkout-info' as const, props, head, status }
  return withCookies(c, await renderScreen(c, page))
}

/** What was confirmed, to be sent again as it is. */
function reviewOf({ expectedTotal = '', reviewed = '' }: Record<string, string>) {
  return { expectedTotal, reviewed }
}

function withoutPasswords(values: CheckoutValues): CheckoutValues {
  return { ...values, password: '', passwordConfirmation: '' }
}
