import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { checkCheckout } from '../../domain/checkout-check.ts'
import { type CheckoutValues, parseCheckoutValues } from '../../domain/checkout-form.ts'
import { methodsOf } from '../../domain/checkout-choice.ts'
import { needsOf } from '../../domain/checkout-needs.ts'
import type { ApiError } from '../../domain/contract/call.ts'
import { normaliseCheckout } from '../../domain/normalise-checkout.ts'
import type { Order } from '../../domain/order.ts'
import { orderPayload } from '../../domain/order-payload.ts'
import { routesOf } from '../../domain/routes.ts'
import type { Text, TextKey } from '../../client/i18n/text.ts'
import type { AppEnv } from '../env.ts'
import { checkoutCookie, dropChosen, parseChosen } from '../request/checkout-cookie.ts'
import { dropCartToken } from '../request/session.ts'
import { countriesOf } from '../screens/checkout-sources.ts'
import { textOf } from '../screens/texts.ts'
import { privateStore } from '../upstream/private-store.ts'
import { publicReads } from '../upstream/public-reads.ts'
import { paymentAddress } from './payment-address.ts'
import { formFieldOf } from './place-order-fields.ts'
import { refuseOrder } from './refuse-order.ts'
import { storeRefusal } from './store-refusal.ts'

type Fields = Record<string, string>

/** Places the order: 303 (or JSON) to where it is paid or shown; else what is wrong, at its field. */
export async function placeOrder(
  c: Context<AppEnv>,
  fields: Fields,
  json: boolean,
): Promise<Response> {
  const values = await normalised(c, parseCheckoutValues(fields))
  const text = await textOf(c.var.context.locale)
  const attempt = {
    values,
    json,
    idempotencyKey: keyOf(fields),
    expectedTotal: fields['expectedTotal'] ?? '',
  }
  try {
    const outcome = await tryToPlace(c, values, fields, attempt.idempotencyKey)
    if ('order' in outcome) return accepted(c, outcome.order, json)
    const errors = outcome.errors.map(({ title, ...rest }) => ({
      status: 422,
      ...rest,
      title: text(title),
    }))
    return refuseOrder(c, { status: 422, errors }, attempt)
  } catch (error) {
    const { status, errors } = storeRefusal(error, text)
    const told = errors.map((one) =>
      atFormField(toConfirm.has(one.code) ? confirmable(one, text) : one),
    )
    return refuseOrder(c, { status, errors: told }, attempt)
  }
}

interface Wrong {
  field: string
  title: TextKey
  code?: string
}

async function tryToPlace(
  c: Context<AppEnv>,
  values: CheckoutValues,
  fields: Fields,
  idempotencyKey: string,
): Promise<{ order: Order } | { errors: Wrong[] }> {
  const store = privateStore(c)
  const chosen = parseChosen(getCookie(c, checkoutCookie))
  const [shippers, payments, globals] = await Promise.all([
    store.shippers(),
    store.payments(),
    publicReads(c).globals(),
  ])
  const { shipper, branchId, payment } = methodsOf(chosen, shippers, payments)
  const errors = checkCheckout(values, needsOf(shipper))
  const wrong: Wrong[] = Object.entries(errors).map(([field, title]) => ({ field, title }))
  if (wrong.length > 0) return { errors: wrong }
  if (!shipper || !payment) {
    return { errors: [{ field: '', title: 'checkout.methodsGone', code: 'methods_missing' }] }
  }
  const order = orderPayload({
    values,
    shipper,
    branchId,
    paymentId: payment.id,
    expectedTotalWithTax: Number(fields['expectedTotal']) || 0,
    contact: globals.contact,
    settings: {
      customOrderNumber: globals.functions.customOrderNumber,
      businessShippingName: false,
    },
  })
  return { order: await store.placeOrder(order, idempotencyKey) }
}

function accepted(c: Context<AppEnv>, order: Order, json: boolean): Response {
  dropCartToken(c)
  dropChosen(c)
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

/** The value that the server made with the form; without it the attempt stands alone. */
function keyOf({ idempotencyKey = '' }: Fields): string {
  return /^[\w-]{8,64}$/.test(idempotencyKey) ? idempotencyKey : crypto.randomUUID()
}

/** Refusals after which the same order can be placed, once its customer has seen what is different. */
const toConfirm = new Set<string | undefined>([
  'price_changed',
  'out_of_stock',
  'shipper_withdrawn',
])

function confirmable(error: ApiError, text: Text): ApiError {
  return { ...error, title: `${error.title} ${text('checkout.confirmAgain')}` }
}

function atFormField(error: ApiError): ApiError {
  const { field, ...rest } = error
  const own = field && formFieldOf(field)
  return own ? { ...rest, field: own } : rest
}
