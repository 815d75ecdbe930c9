import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { type CheckoutValues, parseCheckoutValues } from '../../../domain/checkout/checkout-form.ts'
import { methodsOf, missingMethods } from '../../../domain/checkout/delivery/checkout-choice.ts'
import type { ApiError } from '../../../domain/contract/call.ts'
import { normaliseCheckout } from '../../../domain/checkout/normalise-checkout.ts'
import type { PlaceOrder } from '../../../domain/contract/store-checkout.ts'
import type { Order } from '../../../domain/order/order.ts'
import { campaignCookie, campaignOf } from '../../../domain/campaign.ts'
import { orderPayload } from '../../../domain/checkout/order-payload.ts'
import { parseReviewed } from '../../../domain/checkout/reviewed.ts'
import type { Text, TextKey } from '../../../client/i18n/text.ts'
import type { AppEnv } from '../../env.ts'
import { placedAttempt } from '../../request/cookies/attempt-cookie.ts'
import { checkoutCookie, parseCheckoutCookie } from '../../request/cookies/checkout-cookie.ts'
import { chosenGiftIds } from '../../request/cookies/gifts-cookie.ts'
import { endSession } from '../../request/cookies/session.ts'
import { shippersWithChosen } from '../../loaders/checkout/checkout-offers.ts'
import { countriesOf } from '../../loaders/checkout/checkout-sources.ts'
import { joinCartCalls } from '../../loaders/checkout/join-cart-calls.ts'
import { orElse } from '../../upstream/or-else.ts'
import { textOf } from '../../texts.ts'
import { type PrivateStore, privateStore } from '../../upstream/calls/private-store.ts'
import { publicReads } from '../../upstream/reads/public-reads.ts'
import { isRefusal, UpstreamError } from '../../upstream/upstream-error.ts'
import { acceptOrder, respondPlaced } from './accept-order.ts'
import { attemptKey } from './attempt-key.ts'
import { checkoutNeedsFor } from './business/checkout-needs.ts'
import { validateCheckout } from './validate-checkout.ts'
import { formFieldOf } from './place-order-fields.ts'
import { refuseOrder } from './refuse-order.ts'
import { respondNotOrdered, settleAttempt } from './settle-attempt.ts'
import { type StoreRefusal, storeRefusal } from '../form/store-refusal.ts'

type Fields = Record<string, string>

/**
 * Places the order: redirects (303 or JSON) to its payment or finished page, else returns field
 * errors.
 */
export async function placeOrder(
  c: Context<AppEnv>,
  fields: Fields,
  json: boolean,
): Promise<Response> {
  const sessionToken = c.var.visitor.sessionToken
  const values = await normalised(c, parseCheckoutValues(fields))
  const text = await textOf(c.var.context)
  const attempt = { values, json, fields }
  const key = attemptKey(fields)
  const earlier = placedAttempt(c)
  if (earlier?.key === key) return respondPlaced(c, earlier, json)
  try {
    const outcome = await tryToPlace(c, values, { fields, key })
    if ('order' in outcome) return acceptOrder(c, { order: outcome.order, key, json })
    // This request sent nothing, but the cart may be empty because an earlier attempt placed the
    // order.
    const made = 'wrong' in outcome ? null : await orElse(privateStore(c).findAttempt(key), null)
    if (made) return acceptOrder(c, { order: made, key, json })
    if ('lost' in outcome)
      return refuseOrder(c, sessionLost(text), { ...attempt, sessionLost: true })
    return refuseOrder(c, refusalOf(outcome, text), { ...attempt, sessionLost: false })
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    if (!error.isRefusal) return settleAttempt(c, fields, json)
    if (sessionToken !== null && isRefusal(error, 401)) {
      endSession(c)
      return refuseOrder(c, sessionLost(text), { ...attempt, sessionLost: true })
    }
    if (isCode(error, 'attempt_closed')) return respondNotOrdered(c, fields, json)
    const { status, errors } = storeRefusal(error, text)
    const shown = confirmable(errors, text).map(atFormField)
    return refuseOrder(c, { status, errors: shown }, { ...attempt, sessionLost: false })
  }
}

interface Wrong {
  field: string
  title: TextKey
  code?: string
}

type Refused =
  /** Validation errors of the form; the order was not sent. */
  | { wrong: Wrong[] }
  /** Errors of shipping methods and cart lines. */
  | { errors: Wrong[] }
  | { problems: Pick<ApiError, 'title' | 'code'>[] }

type Outcome = { order: Order } | Refused | { lost: true }

async function tryToPlace(
  c: Context<AppEnv>,
  values: CheckoutValues,
  { fields, key }: { fields: Fields; key: string },
): Promise<Outcome> {
  const store = joinCartCalls(privateStore(c), ['shippers', 'payments', 'problems'])
  const sessionToken = c.var.visitor.sessionToken
  const chosen = parseCheckoutCookie(getCookie(c, checkoutCookie))
  const [shippers, payments, globals, found] = await Promise.all([
    shippersWithChosen(store, chosen),
    store.payments(),
    publicReads(c).globals(),
    store.cartProblems(),
  ])
  if (sessionToken !== null && c.var.visitor.sessionToken === null) return { lost: true }
  const methods = methodsOf(chosen, shippers, payments)
  const { shipper, branchId, payment, slotId } = methods
  const errors = await validateCheckout(c, values, await checkoutNeedsFor(c, shipper))
  // Left to the store: it knows the confirmed price, and whether an empty cart means that this
  // attempt has already placed its order.
  const problems = (found || []).filter(
    ({ code }) => code !== 'price_changed' && code !== 'cart_empty',
  )
  const wrong: Wrong[] = Object.entries(errors).map(([field, title]) => ({ field, title }))
  if (wrong.length > 0) return { wrong }
  if (!shipper || !payment || missingMethods(methods).length > 0) {
    return {
      errors: [{ field: '', title: 'checkout.methodsUnavailable', code: 'methods_missing' }],
    }
  }
  if (problems.length > 0) return { problems }
  const order = orderPayload({
    values,
    shipper,
    branchId,
    paymentId: payment.id,
    deliveryTimeId: slotId,
    // As reviewed: the store refuses the order if one is no longer available.
    giftIds: chosenGiftIds(c),
    expectedTotalWithTax: Number(fields['expectedTotal']) || 0,
    reviewed: parseReviewed(fields['reviewed']),
    utm: c.var.config.CAMPAIGN_COOKIE
      ? campaignOf(new URLSearchParams(getCookie(c, campaignCookie) ?? ''))
      : null,
    priceView: c.var.context.netPrices ? 'net' : 'gross',
    contact: globals.contact,
    settings: {
      customOrderNumber: globals.functions.customOrderNumber,
      businessShippingName: false,
    },
  })
  try {
    return { order: await placeOrderWithRetry(store, order, key) }
  } catch (error) {
    // Changed prices of lines are reported once, by cart/validate.
    const prices = (found || []).filter(({ code }) => code === 'price_changed')
    if (prices.length === 0 || !isCode(error, 'price_changed')) throw error
    return { problems: [...prices, ...otherChanges(error)] }
  }
}

/** Retries once after a lost response: the same idempotency key gives the same order. */
async function placeOrderWithRetry(store: PrivateStore, order: PlaceOrder, key: string) {
  try {
    return await store.placeOrder(order, key)
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.isRefusal) throw error
    return store.placeOrder(order, key)
  }
}

async function normalised(c: Context<AppEnv>, values: CheckoutValues): Promise<CheckoutValues> {
  const { context } = c.var
  const countries = await countriesOf({ store: privateStore(c), reads: publicReads(c), context })
  const prefix = (country: string) =>
    countries.find(({ code }) => code === country)?.phonePrefix ?? ''
  return normaliseCheckout(values, prefix)
}

/** Refusals after which the customer can review the changes and place the same order. */
const toConfirm = new Set<string | undefined>([
  'price_changed',
  'out_of_stock',
  'shipper_withdrawn',
  'gift_unavailable',
  'gift_minimum',
])

/** Says it once, after the last of several changes. */
function confirmable(errors: readonly ApiError[], text: Text): ApiError[] {
  const last = errors.findLastIndex(({ code }) => toConfirm.has(code))
  return errors.map((error, index) =>
    index === last ? { ...error, title: `${error.title} ${text('checkout.confirmAgain')}` } : error,
  )
}

/** Changed figures of the review besides prices of lines. */
function otherChanges(error: unknown): ApiError[] {
  const errors = error instanceof UpstreamError ? error.errors : []
  return errors.filter(({ field }) => field?.startsWith('reviewed.') && field !== 'reviewed.goods')
}

/** Reasons to refuse the order before the store is called. */
function refusalOf(outcome: Refused, text: Text): StoreRefusal {
  if ('problems' in outcome) {
    const errors = outcome.problems.map(({ title, code }) => ({ status: 409, title, code }))
    const isPriced = errors.some(({ code }) => code === 'price_changed')
    return { status: 409, errors: isPriced ? confirmable(errors, text) : errors }
  }
  const wrong = 'wrong' in outcome ? outcome.wrong : outcome.errors
  const errors = wrong.map(({ title, ...rest }) => ({
    status: 422,
    ...rest,
    title: text(title),
  }))
  return { status: 422, errors }
}

/** The cart belongs to an expired session, so sign-in has to come first. */
function sessionLost(text: Text): StoreRefusal {
  const title = text('checkout.sessionLost.text')
  return { status: 401, errors: [{ status: 401, field: 'session', title, code: 'session_lost' }] }
}

function isCode(error: unknown, requested: string): boolean {
  return error instanceof UpstreamError && error.errors.some(({ code }) => code === requested)
}

function atFormField(error: ApiError): ApiError {
  const { field, ...rest } = error
  const own = field && formFieldOf(field)
  return own ? { ...rest, field: own } : rest
}
