import type { Context } from 'hono'
import type { TextKey } from '../../../client/i18n/text.ts'
import type { ApiError } from '../../../domain/contract/call.ts'
import type { AppEnv } from '../../env.ts'
import { renderScreen } from '../../pages.ts'
import { checkoutItems } from '../../loaders/checkout/checkout-items.ts'
import { privateHead } from '../../loaders/head.ts'
import { textOf } from '../../texts.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { publicReads } from '../../upstream/reads/public-reads.ts'
import { withCookies } from '../../request/cookies/with-cookies.ts'
import type { ReadFields } from '../form/read-fields.ts'
import { type StoreRefusal, storeRefusal } from '../form/store-refusal.ts'

const wrongInput = {
  id: 'cartPage.wrong.item',
  amount: 'cartPage.wrong.amount',
  couponCode: 'cartPage.wrong.coupon',
  credits: 'cartPage.wrong.credits',
  comment: 'cartPage.wrong.comment',
  listName: 'cartPage.wrong.listName',
} satisfies Record<string, TextKey>

/** Fields that the cart page shows errors at. */
const fieldsOfPage = new Set(['couponCode', 'credits', 'comment', 'listName'])

/** The request is malformed, so no cart was changed. */
export async function refuseInput(
  c: Context<AppEnv>,
  field: keyof typeof wrongInput,
  sent: ReadFields,
): Promise<Response> {
  const text = await textOf(c.var.context)
  const errors = [{ status: 422, field, title: text(wrongInput[field]) }]
  return refuse(c, sent, { status: 422, errors })
}

/** The store refused or is unreachable. */
export async function refuseCart(
  c: Context<AppEnv>,
  sent: ReadFields,
  error: unknown,
): Promise<Response> {
  const text = await textOf(c.var.context)
  return refuse(c, sent, storeRefusal(error, text))
}

async function refuse(
  c: Context<AppEnv>,
  { fields, json }: ReadFields,
  refusal: StoreRefusal,
): Promise<Response> {
  const { status, errors } = refusal
  if (json) return c.json({ errors }, status, { 'Cache-Control': 'no-store' })
  const text = await textOf(c.var.context)
  const sources = { store: privateStore(c), reads: publicReads(c), context: c.var.context }
  const isAtField = ({ field }: ApiError) => field !== undefined && fieldsOfPage.has(field)
  const problem = errors
    .filter((error) => !isAtField(error))
    .map(({ title }) => title)
    .join(' ')
  const atFields = errors.filter(isAtField).map(({ field = '', title }) => [field, title])
  const response = await renderScreen(c, {
    screen: 'checkout',
    props: await checkoutItems(sources, {
      problem: problem || null,
      errors: Object.fromEntries(atFields),
      values: fields,
    }),
    head: privateHead(text('cartPage.title')),
    status,
  })
  return withCookies(c, response)
}
