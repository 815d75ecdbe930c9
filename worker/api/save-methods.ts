import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import {
  chosenIds,
  type ChosenMethods,
  methodsOf,
  missingMethod,
  parseChosenMethods,
} from '../../domain/checkout-choice.ts'
import { routesOf } from '../../domain/routes.ts'
import type { FieldErrors } from '../../client/form.ts'
import type { CheckoutMethodsProps } from '../../client/screens/checkout-methods.tsx'
import type { AppEnv } from '../env.ts'
import { renderScreen } from '../pages.ts'
import { checkoutCookie, keepChosen, parseChosen } from '../request/checkout-cookie.ts'
import { checkoutMethods } from '../screens/checkout-methods.ts'
import { privateHead } from '../screens/head.ts'
import { textOf } from '../screens/texts.ts'
import { privateStore } from '../upstream/private-store.ts'
import { publicReads } from '../upstream/public-reads.ts'
import { withCookies } from './form-answer.ts'
import { storeRefusal } from './store-refusal.ts'

type Fields = Record<string, string>

const missingTexts = {
  shipper: 'checkout.missing.shipper',
  branch: 'checkout.missing.branch',
  payment: 'checkout.missing.payment',
} as const

/** Keeps what a script tells of a choice under way, and answers with what of it holds. */
export async function saveMethods(c: Context<AppEnv>, fields: Fields): Promise<Response> {
  const store = privateStore(c)
  try {
    const [shippers, payments] = await Promise.all([store.shippers(), store.payments()])
    const chosen = chosenIds(methodsOf(parseChosenMethods(fields), shippers, payments))
    keepChosen(c, chosen)
    return c.json({ chosen }, 200, { 'Cache-Control': 'no-store' })
  } catch (error) {
    const { status, errors } = storeRefusal(error, await textOf(c.var.context.locale))
    return c.json({ errors }, status, { 'Cache-Control': 'no-store' })
  }
}

/** The form: on to the next step, or the same step again with what is missing. */
export async function submitMethods(c: Context<AppEnv>, fields: Fields): Promise<Response> {
  const routes = routesOf(c.var.context.locale)
  const text = await textOf(c.var.context.locale)
  const sources = { store: privateStore(c), reads: publicReads(c), context: c.var.context }
  const typed = parseChosenMethods(fields)
  const before = parseChosen(getCookie(c, checkoutCookie))
  const props = await checkoutMethods(sources, { ...before, ...onlySet(typed) })
  if (props === 'empty') return c.redirect(routes.checkout(), 303)
  if (!props.cart) return showAgain(c, 503, props, { '': text('cart.unreachable.text') })
  keepChosen(c, props.chosen)
  if (fields['intent'] === 'shipper') return c.redirect(routes.checkoutMethods(), 303)
  const missing = missingMethod(methodsOf(props.chosen, props.shippers, props.payments))
  if (!missing) return c.redirect(routes.checkoutInfo(), 303)
  const blocked = missing === 'payment' && typed.paymentId !== null
  const title = text(blocked ? 'checkout.missing.blockedPayment' : missingTexts[missing])
  return showAgain(c, 422, props, { [missing]: title })
}

async function showAgain(
  c: Context<AppEnv>,
  status: 422 | 503,
  props: CheckoutMethodsProps,
  errors: FieldErrors,
): Promise<Response> {
  const text = await textOf(c.var.context.locale)
  const response = await renderScreen(c, {
    screen: 'checkout-methods',
    props: { ...props, errors },
    head: privateHead(text('checkout.methods.title')),
    status,
  })
  return withCookies(c, response)
}

function onlySet(chosen: ChosenMethods): Partial<ChosenMethods> {
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== null))
}
