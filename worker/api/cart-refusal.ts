import type { Context } from 'hono'
import type { TextKey } from '../../client/i18n/text.ts'
import type { AppEnv } from '../env.ts'
import { renderScreen } from '../pages.ts'
import { checkoutItems } from '../screens/checkout-items.ts'
import { privateHead } from '../screens/head.ts'
import { textOf } from '../screens/texts.ts'
import { privateStore } from '../upstream/private-store.ts'
import { publicReads } from '../upstream/public-reads.ts'
import { withCookies } from './form-answer.ts'
import { type StoreRefusal, storeRefusal } from './store-refusal.ts'

const wrongInput = {
  id: 'cart.wrong.item',
  amount: 'cart.wrong.amount',
  couponCode: 'cart.wrong.coupon',
} satisfies Record<string, TextKey>

/** A request that no cart could be changed by: 404 for a thing that cannot be, 422 for the rest. */
export async function refuseInput(
  c: Context<AppEnv>,
  status: 404 | 422,
  field: keyof typeof wrongInput,
  json = true,
): Promise<Response> {
  const text = await textOf(c.var.context.locale)
  return refuse(c, json, { status, errors: [{ status, field, title: text(wrongInput[field]) }] })
}

/** Adding is blocked for everybody, with the operator's words (spec §6). */
export async function refuseShopping(c: Context<AppEnv>, json: boolean): Promise<Response> {
  const { shoppingDisabledText: title } = await publicReads(c).configuration()
  const errors = [{ status: 403, title, code: 'shopping_disabled' }]
  return refuse(c, json, { status: 403, errors })
}

/** What the store said no to, or that it cannot be reached. */
export async function refuseCart(
  c: Context<AppEnv>,
  json: boolean,
  error: unknown,
): Promise<Response> {
  const text = await textOf(c.var.context.locale)
  return refuse(c, json, storeRefusal(error, text))
}

async function refuse(c: Context<AppEnv>, json: boolean, refusal: StoreRefusal): Promise<Response> {
  const { status, errors } = refusal
  if (json) return c.json({ errors }, status, { 'Cache-Control': 'no-store' })
  const text = await textOf(c.var.context.locale)
  const sources = { store: privateStore(c), reads: publicReads(c), context: c.var.context }
  const problem = errors.map(({ title }) => title).join(' ')
  const response = await renderScreen(c, {
    screen: 'checkout',
    props: await checkoutItems(sources, { problem }),
    head: privateHead(text('cart.title')),
    status,
  })
  return withCookies(c, response)
}
