import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { CartProblem } from '../../../domain/cart/cart.ts'
import { type CheckoutValues, parseCheckoutValues } from '../../../domain/checkout/checkout-form.ts'
import { methodsOf, missingMethod } from '../../../domain/checkout/checkout-choice.ts'
import { needsOf } from '../../../domain/checkout/checkout-needs.ts'
import type { ApiError } from '../../../domain/contract/call.ts'
import { normaliseCheckout } from '../../../domain/checkout/normalise-checkout.ts'
import type { Order } from '../../../domain/checkout/order.ts'
import { orderPayload } from '../../../domain/checkout/order-payload.ts'
import { routesOf } from '../../../domain/routes.ts'
import type { Text, TextKey } from '../../../client/i18n/text.ts'
import type { AppEnv } from '../../env.ts'
import { checkoutCookie, dropChosen, parseChosen } from '../../request/checkout-cookie.ts'
import { keepGiftIds } from '../../request/gifts-cookie.ts'
import { dropCartToken, endSession } from '../../request/session.ts'
import { shippersWithChosen } from '../../screens/checkout/checkout-offers.ts'
import { countriesOf, orElse } from '../../screens/checkout/checkout-sources.ts'
import { textOf } from '../../screens/texts.ts'
import { certifyOrder } from '../../upstream/heureka.ts'
import { privateStore } from '../../upstream/private-store.ts'
import { publicReads } from '../../upstream/public-reads.ts'
import { isRefusal, UpstreamError } from '../../upstream/upstream-error.ts'
import { attemptKey } from './attempt-key.ts'
import { judgeCheckout } from './judge-checkout.ts'
import { paymentAddress } from './payment-address.ts'
import { formFieldOf } from './place-order-fields.ts'
import { refuseOrder } from './refuse-order.ts'
import { type StoreRefusal, storeRefusal } from '../form/store-refusal.ts'

type Fields = Record<string, string>

/** Places the order: 303 (or JSON) to where it is paid or shown; else what is wrong, at its field. */
export async function placeOrder(
  c: Context<AppEnv>,
  fields: Fields,
  json: boolean,
): Promise<Response> {
  const had = c.var.visitor.sessionToken
  const values = await normalised(c, parseCheckoutValues(fields))
  const text = await textOf(c.var.context.locale)
  const attempt = { values, json, fields }
  try {
    const outcome = await tryToPlace(c, values, fields)
    if (outcome === 'lost') {
      return refuseOrder(c, sessionLost(text), { ...attempt, sessionLost: true })
    }
    if ('order' in outcome) return accepted(c, outcome.order, json)
    return refuseOrder(c, told(outcome, text), { ...attempt, sessionLost: false })
  } catch (error) {
    if (had !== null && isRefusal(error, 401)) {
      endSession(c)
      return refuseOrder(c, sessionLost(text), { ...attempt, sessionLost: true })
    }
    const { status, errors } = storeRefusal(error, text)
    const shown = errors.map((one) => atFormField(confirmable(one, text)))
    return refuseOrder(c, { status, errors: shown }, { ...attempt, sessionLost: false })
  }
}

interface Wrong {
  field: string
  title: TextKey
  code?: string
}

type Outcome = { order: Order } | { errors: Wrong[] } | { problems: CartProblem[] } | 'lost'

async function tryToPlace(
  c: Context<AppEnv>,
  values: CheckoutValues,
  fields: Fields,
): Promise<Outcome> {
  const store = privateStore(c)
  const had = c.var.visitor.sessionToken
  const chosen = parseChosen(getCookie(c, checkoutCookie))
  const [shippers, payments, globals, found, gifts] = await Promise.all([
    shippersWithChosen(store, chosen),
    store.payments(),
    publicReads(c).globals(),
    store.cartProblems(),
    orElse(store.orderGifts(), null),
  ])
  if (had !== null && c.var.visitor.sessionToken === null) return 'lost'
  const methods = methodsOf(chosen, shippers, payments)
  const { shipper, branchId, payment, slotId } = methods
  const errors = await judgeCheckout(c, values, needsOf(shipper))
  // These are the store's to tell: it knows which price was agreed to, and whether an empty cart is
  // the order that this attempt has made already.
  const problems = (found || []).filter(
    ({ code }) => code !== 'price_changed' && code !== 'cart_empty',
  )
  const wrong: Wrong[] = Object.entries(errors).map(([field, title]) => ({ field, title }))
  if (wrong.length > 0) return { errors: wrong }
  if (!shipper || !payment || missingMethod(methods)) {
    return { errors: [{ field: '', title: 'checkout.methodsGone', code: 'methods_missing' }] }
  }
  if (problems.length > 0) return { problems }
  const order = orderPayload({
    values,
    shipper,
    branchId,
    paymentId: payment.id,
    deliveryTimeId: slotId,
    giftIds: gifts?.chosen.map(({ id }) => id) ?? [],
    expectedTotalWithTax: Number(fields['expectedTotal']) || 0,
    contact: globals.contact,
    settings: {
      customOrderNumber: globals.functions.customOrderNumber,
      businessShippingName: false,
    },
  })
  try {
    return { order: await store.placeOrder(order, attemptKey(fields)) }
  } catch (error) {
    // Which price it was, cart/validate tells once.
    const prices = (found || []).filter(({ code }) => code === 'price_changed')
    if (prices.length > 0 && isCode(error, 'price_changed')) return { problems: prices }
    throw error
  }
}

function accepted(c: Context<AppEnv>, order: Order, json: boolean): Response {
  dropCartToken(c)
  dropChosen(c)
  keepGiftIds(c, [])
  certifyOrder(c, order)
  const { context } = c.var
  const finished = routesOf(context.locale).checkoutFinished(order.token)
  const payment = paymentAddress(order.paymentUrl, context.origin, c.var.config.PAYMENT_HOSTS)
  const location = payment ?? finished
  return json
    ? c.json({ location }, 200, { 'Cache-Control': 'no-store' })
    : c.redirect(location, 303)
}

async function normalised(c: Context<AppEnv>, values: CheckoutValues): Promise<CheckoutValues> {
  const { context } = c.var
  const countries = await countriesOf({ store: privateStore(c), reads: publicReads(c), context })
  const prefix = (country: string) =>
    countries.find(({ code }) => code === country)?.phonePrefix ?? ''
  return normaliseCheckout(values, prefix)
}

/** Refusals after which the same order can be placed, once its customer has seen what is different. */
const toConfirm = new Set<string | undefined>([
  'price_changed',
  'out_of_stock',
  'shipper_withdrawn',
  'gift_unavailable',
  'gift_minimum',
])

function confirmable(error: ApiError, text: Text): ApiError {
  if (!toConfirm.has(error.code)) return error
  return { ...error, title: `${error.title} ${text('checkout.confirmAgain')}` }
}

/** What keeps the order from being placed before the store was asked to. */
function told(
  outcome: { errors: Wrong[] } | { problems: CartProblem[] },
  text: Text,
): StoreRefusal {
  if ('problems' in outcome) {
    const errors = outcome.problems.map(({ title, code }) => ({ status: 409, title, code }))
    return {
      status: 409,
      errors: errors.map((one) => (one.code === 'price_changed' ? confirmable(one, text) : one)),
    }
  }
  const errors = outcome.errors.map(({ title, ...rest }) => ({
    status: 422,
    ...rest,
    title: text(title),
  }))
  return { status: 422, errors }
}

/** The cart belongs to a login that has expired: nothing can be ordered before it is back. */
function sessionLost(text: Text): StoreRefusal {
  const title = text('checkout.sessionLost.text')
  return { status: 401, errors: [{ status: 401, field: 'session', title, code: 'session_lost' }] }
}

function isCode(error: unknown, wanted: string): boolean {
  return error instanceof UpstreamError && error.errors.some(({ code }) => code === wanted)
}

function atFormField(error: ApiError): ApiError {
  const { field, ...rest } = error
  const own = field && formFieldOf(field)
  return own ? { ...rest, field: own } : rest
}
