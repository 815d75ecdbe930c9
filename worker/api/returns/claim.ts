import { type Context, Hono } from 'hono'
import { ClaimRemedy } from '../../../domain/claim/claim-state.ts'
import { routesOf } from '../../../domain/routes.ts'
import type { ClaimProps } from '../../../domain/screens/checkout/claim.ts'
import { parseAmount } from '../../../domain/product/units/parse-amount.ts'
import { claimForm, claimOrderForm } from '../../../domain/validation/claim-form.ts'
import { parseForm } from '../../../domain/validation/form.ts'
import type { FieldErrors, FieldValues } from '../../../domain/validation/form-fields.ts'
import { normaliseText } from '../../../domain/validation/normalise.ts'
import type { AppEnv } from '../../env.ts'
import { privateHead } from '../../loaders/head.ts'
import { renderScreen } from '../../pages.ts'
import { withCookies } from '../../request/cookies/with-cookies.ts'
import { textOf } from '../../texts.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { countRateLimited } from '../../upstream/rate-limit.ts'
import { type Refusal, refuseByStore, refuseFields } from '../form/form-response.ts'
import { readFields } from '../form/read-fields.ts'
import { attemptKey } from '../checkout/attempt-key.ts'

const longest = { name: 120, orderCode: 40, amount: 20 }
/** Contract fields whose errors are shown at form fields. */
const names = Object.fromEntries(
  ['name', 'orderCode', 'email', 'itemId', 'amount', 'description', 'remedy'].map((name) => [
    name,
    name,
  ]),
)

/**
 * The steps of a warranty claim without JavaScript: `find` looks up the order, `file` files the
 * claim, `back` returns to the order. An invalid step is rendered again with its values.
 */
export const claimApi = new Hono<AppEnv>().post('/claim', async (c) => {
  const { fields } = await readFields(c)
  const values = valuesOf(fields)
  if (fields['intent'] === 'back') return showFind(c, values, { status: 422, errors: {} })
  const text = await textOf(c.var.context)
  const unfit = refuseFields(text, parseForm(claimOrderForm, values).errors ?? {})
  if (Object.keys(unfit.errors).length > 0) return showFind(c, values, unfit)
  try {
    await countRateLimited(c, 'claim')
    const isFiled = fields['intent'] === 'file'
    const key = isFiled ? attemptKey(fields) : crypto.randomUUID()
    return isFiled ? await file(c, values, key) : await showForm(c, values, key)
  } catch (error) {
    return showFind(c, values, refuseByStore(text, error, names))
  }
})

function valuesOf(fields: FieldValues): FieldValues {
  const { name = '', orderCode = '', email = '', amount = '', description = '' } = fields
  return {
    name: normaliseText(name).slice(0, longest.name),
    orderCode: normaliseText(orderCode).slice(0, longest.orderCode),
    email: email.trim(),
    itemId: (fields['itemId'] ?? '').slice(0, 100),
    amount: amount.trim().slice(0, longest.amount),
    remedy: ClaimRemedy.safeParse(fields['remedy']).data ?? '',
    description: description.trim(),
  }
}

async function file(c: Context<AppEnv>, values: FieldValues, key: string): Promise<Response> {
  const text = await textOf(c.var.context)
  const { errors, values: typed } = parseForm(claimForm, values)
  if (errors) return showForm(c, values, key, refuseFields(text, errors))
  const { name, itemId, description } = typed
  const { orderCode = '', email = '' } = values
  // Proven by the form's schema or by `valuesOf`.
  const amount = parseAmount(typed.amount) ?? 0
  const remedy = ClaimRemedy.parse(typed.remedy)
  try {
    const body = { name, orderCode, email, itemId, amount, remedy, description }
    const { token } = await privateStore(c).fileClaim(body, key)
    return c.redirect(routesOf(c.var.context.locale).claimReceipt(token), 303)
  } catch (error) {
    const refused = refuseByStore(text, error, names)
    return showForm(c, values, key, refused)
  }
}

/** The second step, or the first again if number and address match no order. */
async function showForm(
  c: Context<AppEnv>,
  values: FieldValues,
  idempotencyKey: string,
  refused?: Refusal,
): Promise<Response> {
  const text = await textOf(c.var.context)
  const { orderCode = '', email = '' } = values
  const order = await privateStore(c).claimOrder(orderCode, email)
  if (!order) {
    const errors: FieldErrors = { orderCode: text('claim.unknown') }
    return showFind(c, values, { status: 422, errors })
  }
  const errors = refused?.errors ?? {}
  const props: ClaimProps = { step: 'form', order, values, errors, idempotencyKey }
  return show(c, props, refused?.status ?? 200)
}

async function showFind(c: Context<AppEnv>, values: FieldValues, { errors, status }: Refusal) {
  const isWrong = Object.keys(errors).length > 0
  return show(c, { step: 'find', values, errors, orders: [] }, isWrong ? status : 200)
}

async function show(c: Context<AppEnv>, props: ClaimProps, status: number): Promise<Response> {
  const text = await textOf(c.var.context)
  const url = routesOf(c.var.context.locale).claim()
  const head = privateHead(text('claim.title'))
  return withCookies(c, await renderScreen(c, { screen: 'claim', props, head, status, url }))
}
