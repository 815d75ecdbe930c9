import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { CheckoutValues } from '../../domain/checkout-form.ts'
import { routesOf } from '../../domain/routes.ts'
import type { FieldErrors } from '../../client/form.ts'
import type { AppEnv } from '../env.ts'
import { renderScreen } from '../pages.ts'
import { checkoutCookie, parseChosen } from '../request/checkout-cookie.ts'
import { checkoutInfo } from '../screens/checkout-info.ts'
import { privateHead } from '../screens/head.ts'
import { textOf } from '../screens/texts.ts'
import { privateStore } from '../upstream/private-store.ts'
import { publicReads } from '../upstream/public-reads.ts'
import { withCookies } from './form-answer.ts'
import type { StoreRefusal } from './store-refusal.ts'

interface Attempt {
  values: CheckoutValues
  json: boolean
  idempotencyKey: string
  /** What was agreed to, in case the same is sent again. */
  expectedTotal: string
}

/** The same step again with all that was typed, what is wrong, and the prices as they are now. */
export async function refuseOrder(
  c: Context<AppEnv>,
  { status, errors }: StoreRefusal,
  { values, json, idempotencyKey, expectedTotal }: Attempt,
): Promise<Response> {
  if (json) return c.json({ errors }, status, { 'Cache-Control': 'no-store' })
  const { context } = c.var
  const routes = routesOf(context.locale)
  const sources = { store: privateStore(c), reads: publicReads(c), context }
  const chosen = parseChosen(getCookie(c, checkoutCookie))
  const shown = {
    values: { ...withoutPasswords(values), expectedTotal },
    errors: byField(errors),
    idempotencyKey,
  }
  const props = await checkoutInfo(sources, chosen, shown)
  if (props === 'empty') return c.redirect(routes.checkout(), 303)
  if (props === 'methods') return c.redirect(routes.checkoutMethods(), 303)
  const text = await textOf(context.locale)
  const head = privateHead(text('checkout.info.title'))
  const page = { screen: 'checkout-info' as const, props, head, status }
  return withCookies(c, await renderScreen(c, page))
}

function byField(errors: StoreRefusal['errors']): FieldErrors {
  const found: FieldErrors = {}
  for (const { field = '', title } of errors) {
    found[field] = found[field] ? `${found[field]} ${title}` : title
  }
  return found
}

function withoutPasswords(values: CheckoutValues): CheckoutValues {
  return { ...values, password: '', passwordConfirmation: '' }
}
